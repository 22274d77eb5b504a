import { type Access, DESK_CALLS } from 'contract/desk/calls.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import {
  DESK_RIGHTS,
  DESK_ROLES,
  type DeskRight,
  type DeskRole,
  GRANTED_RIGHTS,
} from 'contract/desk/roles.ts';
import { type FastifyInstance, fastify, type InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ACCESS_TABLE, namesRole } from '../../../checks/support/desk/access-table.ts';
import { signIn } from '../../../checks/support/desk/sign-in.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { requireGuard } from './guard.ts';

/** Rights written out once more, so that a slip in the contract is seen. Nothing is granted by name. */
const RIGHTS: Record<DeskRole, readonly DeskRight[]> = {
  owner: [
    ...(['leads.all', 'leads.own', 'demos.all', 'demos.own', 'articles', 'numbers'] as const),
    ...(['articles.publish', 'content.draft', 'content', 'content.guarded'] as const),
    ...(['health', 'channels', 'settings', 'people', 'audit', 'upgrade'] as const),
  ],
  sales: ['leads.own', 'demos.own'],
  editor: ['articles', 'content.draft'],
  publisher: ['articles', 'articles.publish', 'content.draft', 'content'],
  analyst: ['numbers'],
  system: ['channels', 'health', 'settings'],
};

/** Stream without an end, whose answer has a test of its own. */
const STREAM = '/desk/api/events';

function mayCall(access: Access, role: DeskRole): boolean {
  if (access === 'open' || access === 'signed-in') return true;
  return access.some((right) => RIGHTS[role].includes(right));
}

/** An address with ids that no one has. */
const addressOf = (url: string) => url.replaceAll(/:\w+/g, 'none');

async function answerOf(app: FastifyInstance, call: InjectOptions): Promise<string> {
  const { statusCode, body } = await app.inject(call);
  const code = statusCode < 400 || body === '' ? '' : ` ${JSON.parse(body).code}`;
  return `${statusCode}${code}`;
}

const REFUSED = ['401 signed_out', '401 passkey_needed', '403 not_allowed', '403 wrong_origin'];
const isWrite = (method: string) => method !== 'GET';

async function setUp() {
  const server = await startTestServer();
  const calls = server.app.deskCalls.filter(({ method }) => method !== 'HEAD');
  return { ...server, calls };
}

describe('who may make a call of the desk', () => {
  it('is decided for every call that a right of its own grants, beside the roles', () => {
    expect(
      Object.values(RIGHTS)
        .flat()
        .some((right) => GRANTED_RIGHTS.some((granted) => granted === right)),
    ).toBe(false);
    expect([...new Set([...Object.values(RIGHTS).flat(), ...GRANTED_RIGHTS])].sort()).toEqual(
      [...DESK_RIGHTS].sort(),
    );
  });

  it.each(DESK_ROLES)('of the role %s, in each cell of the table', async (role) => {
    const server = await setUp();
    expect(server.calls.length).toBeGreaterThan(20);
    for (const { method, url, access } of server.calls) {
      if (url === STREAM) continue;
      const { headers } = await signIn(server, role, { granted: [] });
      const answer = await answerOf(server.app, { method: method as 'GET', url: addressOf(url), headers });
      const what = `${role}: ${method} ${url}: ${answer}`;
      if (mayCall(access, role)) expect(REFUSED, what).not.toContain(answer);
      else expect(answer, what).toBe('403 not_allowed');
    }
  });

  it('is decided in the table of the contract, of which each call is there', async () => {
    const { calls } = await setUp();
    const names = calls.map(({ method, url }) => `${method} ${url.slice(DESK_API.length)}`);
    expect(names.sort()).toEqual(Object.keys(DESK_CALLS).sort());
  });

  it('is no one without a session, but in the calls of the sign-in', async () => {
    const { app, calls } = await setUp();
    const open = calls.filter(({ access }) => access === 'open');
    expect(open.every(({ url }) => /^\/desk\/api\/sign-in(\/|$)/.test(url))).toBe(true);
    for (const { method, url, access } of calls) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await answerOf(app, { method: method as 'GET', url: addressOf(url), headers });
      if (access === 'open') expect(REFUSED, url).not.toContain(answer);
      else expect(answer, url).toBe('401 signed_out');
    }
  });

  it('is no page of another site', async () => {
    const server = await setUp();
    const { headers } = await signIn(server, 'owner');
    for (const { method, url } of server.calls.filter(({ method }) => isWrite(method))) {
      const answer = await answerOf(server.app, {
        ...{ method: method as 'POST', url: addressOf(url) },
        headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      });
      expect(answer, url).toBe('403 wrong_origin');
    }
  });

  it('is no one without a passkey shown just now, where people, exports, erasures or secrets are at stake', async () => {
    const server = await setUp();
    const { headers } = await signIn(server, 'owner', { isFresh: false });
    const fresh = server.calls.filter(({ needsFreshPasskey }) => needsFreshPasskey);
    for (const { method, url } of fresh) {
      const answer = await answerOf(server.app, { method: method as 'POST', url: addressOf(url), headers });
      expect(answer, url).toBe('401 passkey_needed');
    }
    const needed = server.calls.filter(
      ({ method, access }) => Array.isArray(access) && isWrite(method) && access.includes('people'),
    );
    expect(needed.length).toBeGreaterThan(3);
    expect(needed.filter(({ needsFreshPasskey }) => !needsFreshPasskey)).toEqual([]);
    const granted = server.calls.filter(
      ({ access }) =>
        Array.isArray(access) && access.some((right) => right === 'export' || right === 'erase'),
    );
    expect(
      granted.filter(
        ({ needsFreshPasskey, method, url }) =>
          isWrite(method) && !url.endsWith('/find') && !needsFreshPasskey,
      ),
    ).toEqual([]);
  });
});

/** Calls that are no `GET` and have no audit action, each with the reason. */
const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  'POST /account/passkeys/again': 'only proves again who is signed in; a failure is answered by the sign-in',
  'POST /account/passkeys/again/options': 'changes nothing',
  'POST /account/passkeys/options': 'changes nothing',
  'POST /audit/verify': 'changes nothing',
  'POST /calendars/:id/test': 'changes nothing',
  'POST /leads/:id/here': 'stores nothing; a page says every few seconds that it is open',
  'POST /content/legal-text': 'changes nothing; the draft takes what is read',
  'PUT /content/drafts/:id': 'keeps what is typed every few seconds; what is done with a set has entries',
  'POST /privacy/find': 'changes nothing; what is done with the findings has entries',
  'POST /sign-in/link/look': 'changes nothing',
  'POST /sign-in/mail': 'without a session, any caller decides how often; the use of the link has an entry',
  'POST /sign-in/options': 'changes nothing',
};

describe('the entry of the audit', () => {
  it('is declared by every call that changes something', async () => {
    const { calls } = await setUp();
    const without = calls
      .filter(({ method, audit }) => isWrite(method) && audit === undefined)
      .map(({ method, url }) => `${method} ${url.replace('/desk/api', '')}`);
    expect(without.sort()).toEqual(Object.keys(WITHOUT_ENTRY).sort());
  });
});

describe('the table of roles and calls', () => {
  const headingOf = (call: string) =>
    Object.entries(ACCESS_TABLE).find(([, calls]) => calls.includes(call))?.[0];

  it.each(DESK_ROLES)('says of the role %s what the server does', async (role) => {
    const { calls } = await setUp();
    const listed = calls.flatMap(({ method, url, access }) => {
      const call = `${method} ${url.replace('/desk/api', '')}`;
      const heading = headingOf(call);
      return heading === undefined ? [] : [{ call, access, heading }];
    });
    expect(listed.length).toBeGreaterThan(60);
    for (const { call, access, heading } of listed) {
      expect([call, mayCall(access, role)]).toEqual([call, namesRole(heading, role)]);
      expect([call, access === 'open']).toEqual([call, heading === 'open']);
    }
  });
});

describe('a call below /desk/api', () => {
  it.each([
    ['names no one who may make it', {}, 'does not say who may make this call'],
    [
      'is added where there is no guard',
      { desk: { access: 'open', needsFreshPasskey: false, audit: undefined } } as const,
      'has no guard',
    ],
  ])('fails the start if it %s', (_what, config, message) => {
    const app = fastify();
    requireGuard(app);
    expect(() => app.get('/desk/api/leads', { config }, async () => '')).toThrow(message);
  });
});
