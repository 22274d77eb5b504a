import { getAllByRole, getByRole, queryByRole, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { agentTools } from 'contract/agents/agent-tools.ts';
import { describe, expect, inject, it } from 'vitest';
import { content } from '../../server/shared/content.ts';
import { ask, hrefOf, openPage, partWith, textOf, textsOf } from './open-page.ts';

/**
 * The endpoints of S2 sections 2 and 7, and of its additions (design.md), with their methods, in the order of the list;
 * and the webhooks.
 */
const ENDPOINTS = [
  ['POST', 'Sign up', '/api-reference/signup'],
  ['POST', 'Log in', '/api-reference/login'],
  ['POST', 'Refresh tokens', '/api-reference/refresh'],
  ['POST', 'Log out', '/api-reference/logout'],
  ['POST', 'Change the password', '/api-reference/change-password'],
  ['POST', 'Ask for a new password', '/api-reference/forgot-password'],
  ['POST', 'Reset the password', '/api-reference/reset-password'],
  ['POST', 'Delete the account', '/api-reference/delete-account'],
  ['SOCKET', 'Connect the socket', '/api-reference/socket'],
  ['EMIT', 'Send a message', '/api-reference/ai-message'],
  ['EMIT', 'List the conversations', '/api-reference/get-room-threads'],
  ['EMIT', 'Read the history', '/api-reference/get-thread-messages'],
  ['EMIT', 'Mark a room as read', '/api-reference/update-last-read'],
  ['GET', 'List categories', '/api-reference/list-categories'],
  ['GET', 'List articles', '/api-reference/list-articles'],
  ['GET', 'Read an article', '/api-reference/read-article'],
  ['GET', 'List free times for a demo', '/api-reference/demo-slots'],
  ['POST', 'Ask for a demo', '/api-reference/demo-request'],
  ['POST', 'Send a contact request', '/api-reference/contact-request'],
  ['POST', 'Request an agent', '/api-reference/agent-request'],
  ['POST', 'Request a chatbot', '/api-reference/chatbot-request'],
  ['GET', 'Read a booked demo', '/api-reference/read-booking'],
  ['POST', 'Move or cancel a demo', '/api-reference/change-booking'],
  ['HOOK', 'Lead received', '/api-reference/lead-received'],
  ['HOOK', 'Demo moved', '/api-reference/demo-moved'],
  ['HOOK', 'Demo canceled', '/api-reference/demo-cancelled'],
  ['HOOK', 'Consent withdrawn', '/api-reference/consent-withdrawn'],
] as const;

const SERVER_EVENTS = [
  ['connectionError', 'socket'],
  ['rooms', 'socket'],
  ['userOnline', 'socket'],
  ['userRemoved', 'socket'],
  ['messageReceived', 'ai-message'],
  ['assistantTyping', 'ai-message'],
  ['PostAIResponse', 'ai-message'],
  ['RoomThreads', 'get-room-threads'],
  ['ThreadMessages', 'get-thread-messages'],
  ['updatedlastRead', 'update-last-read'],
] as const;

/** Pages about no single call. */
const GUIDES = [
  ['Quick start', '/api-reference/quick-start'],
  ['Get a client ID', '/api-reference/client-id'],
  ['Errors', '/api-reference/errors'],
  ['Limits', '/api-reference/limits'],
  ['Conventions', '/api-reference/conventions'],
  ['Versions', '/api-reference/versions'],
  ['Generate a client', '/api-reference/clients'],
  ['Tools for agents', '/api-reference/mcp'],
  ['Changelog', '/changelog'],
] as const;

const navigation = async (path = '/api-reference', name = 'Endpoints') =>
  getByRole((await openPage(path)).body, 'navigation', { name });
/** Returns the list of a method: webhooks stand apart from the calls of customers. */
const listOf = (method: string) => navigation('/api-reference', method === 'HOOK' ? 'Webhooks' : 'Endpoints');

describe('the list of endpoints', () => {
  it.each(ENDPOINTS)('links %s %s to its page', async (method, name, path) => {
    expect(hrefOf(getByRole(await listOf(method), 'link', { name: `${method} ${name}` }))).toBe(path);
  });

  it('lists no other endpoint', async () => {
    const hooks = ENDPOINTS.filter(([method]) => method === 'HOOK').length;
    const entries = async (method: string) => (await listOf(method)).querySelectorAll('[data-entry]').length;
    expect(await entries('HOOK')).toBe(hooks);
    expect(await entries('POST')).toBe(GUIDES.length + ENDPOINTS.length - hooks);
  });

  it.each(SERVER_EVENTS)('lists the event %s below the event that it answers', async (event, slug) => {
    const link = getByRole(await navigation(), 'link', { name: `ON ${event}` });
    expect(hrefOf(link)).toBe(`/api-reference/${slug}#${event}`);
  });

  it('selects the registration at first, under one canonical address', async () => {
    const { main } = await openPage('/api-reference');
    expect(textOf((await navigation()).querySelector('[aria-current]'))).toMatch(/^POST ?Sign up$/);
    getByRole(main, 'heading', { name: 'Sign up', level: 2 });
    const { document } = await openPage('/api-reference/signup');
    expect(hrefOf(document.querySelector('link[rel=canonical]'))).toMatch(/\/api-reference$/);
  });
});

describe('a page about no single call', () => {
  it.each(GUIDES)('is listed, and answers as HTML and as Markdown: %s', async (name, path) => {
    expect(hrefOf(getByRole(await navigation(), 'link', { name }))).toBe(path);
    const { document } = await openPage(path);
    expect(hrefOf(document.querySelector('link[rel=canonical]'))).toMatch(new RegExp(`${path}$`));
    const alternate = await ask(`${path}.md`);
    expect([alternate.status, alternate.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  });

  it('has the request for a client ID filled in without script, with its plan', async () => {
    const { main } = await openPage('/api-reference/client-id');
    const form = getByRole(main, 'form', { name: 'Ask for a client ID' });
    expect(form.getAttribute('action')).toBe('/authms/contact-request');
    expect(textOf(within(form).getByLabelText('Message'))).toContain("I'd like a client ID for the API.");
    expect(textOf(main)).toContain('Startup plan: $99 a month');
  });

  it('states the limits of this server', async () => {
    const { main } = await openPage('/api-reference/limits');
    const table = getByRole(main, 'table', { name: 'Requests of a network' });
    expect(textsOf(within(table).getAllByRole('row')).join('\n')).toMatch(/signups.*an hour/);
  });
});

describe('an endpoint', () => {
  it.each(ENDPOINTS)('gives %s %s a page with its parts: %s', async (_method, name, path) => {
    const { body, main } = await openPage(path);
    expect(textOf(getByRole(body, 'heading', { level: 1 }))).toBe(name);
    getByRole(main, 'tab', { name: 'cURL' });
    expect(getAllByRole(main, 'table').length).toBeGreaterThan(0);
  });

  it('documents headers, fields, answers and errors of the registration (S2 sections 5 and 7)', async () => {
    const { main } = await openPage('/api-reference/signup');
    const row = (table: string, name: string) => {
      const own = getByRole(main, 'table', { name: table });
      return textOf(partWith(getAllByRole(own, 'row'), within(own).getByRole('rowheader', { name })));
    };
    expect(row('Headers', 'Content-Type')).toContain('application/json');
    for (const [field, presence] of [
      ['clientId', 'required'],
      ['email', 'required'],
      ['password', 'required'],
      ['firstName', 'optional'],
      ['lastName', 'optional'],
    ] as const) {
      expect(row('SignupRequest', field)).toContain(presence);
    }
    expect(row('SignupRequest', 'password')).toContain('8 to 128 characters');
    expect(row('User', 'expires_in')).toContain('259200');
    expect(row('Error responses', 'email_taken')).toContain('409');
    expect(textOf(main)).toContain('The refresh token is valid for one month.');
  });
});

it.each([
  ['OpenAPI', 'openapi'],
  ['AsyncAPI', 'asyncapi'],
])('links the document %s as valid JSON', async (name, key) => {
  const { body } = await openPage('/api-reference');
  const document = await ask(hrefOf(getByRole(body, 'link', { name })) ?? '');
  expect(document.headers.get('content-type')).toContain('application/json');
  expect(await document.json()).toHaveProperty(key);
});

it('lists every endpoint in the sitemap once', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text();
  const listed = [
    '/api-reference',
    ...GUIDES.map(([, path]) => path),
    ...ENDPOINTS.slice(1).map(([, , path]) => path),
  ];
  for (const path of listed) expect(sitemap.split(`${path}</loc>`)).toHaveLength(2);
  expect(sitemap).not.toContain('/api-reference/signup<');
});

it('documents every tool of /mcp, with client configurations that parse', async () => {
  const { main } = await openPage('/api-reference/mcp');
  for (const [name, { title, input }] of Object.entries(
    agentTools(content().one('plans'), content().one('roi-options')),
  )) {
    getByRole(main, 'heading', { level: 2, name: title });
    const table = queryByRole(main, 'table', { name: `Arguments of ${name}` });
    const names = table ? textsOf(getAllByRole(table, 'rowheader')) : [];
    expect(names).toEqual(Object.keys(input.properties));
  }
  const url = `${inject('siteUrl')}/mcp`;
  for (const client of ['Cursor', 'VS Code']) {
    const code = getByRole(main, 'group', { name: new RegExp(`^${client}: `) });
    expect(JSON.stringify(JSON.parse(code.textContent ?? ''))).toContain(`"${url}"`);
  }
  for (const [client, text] of [
    ['Claude', url],
    ['Claude Code', `claude mcp add --transport http ${brand.slug} ${url}`],
    ['Codex', `codex mcp add ${brand.slug} --url ${url}`],
    ['Gemini CLI', `gemini mcp add --transport http ${brand.slug} ${url}`],
  ]) {
    expect(textOf(getByRole(main, 'group', { name: new RegExp(`^${client}: `) }))).toBe(text);
  }
});
