import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callTool, callToolInVain } from '../../../../checks/support/agent-client.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { content } from '../../../shared/content.ts';

const PRODUCT = content().one('site').name;
const DEMO = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+919876543210',
  startDateTime: '2026-03-11T09:00',
  timeZone: 'Europe/Berlin',
  idempotencyKey: 'a-key-of-the-agent',
};
const CONTACT = {
  ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', company: 'Acme' },
  ...{ message: 'Do you speak Hindi?', idempotencyKey: 'another-key' },
};

type Reply = { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, boolean> };

const YES: Reply = { action: 'accept', content: { agreed: true } };

/** A client of the newest protocol that shows forms, and its person. */
async function startWithPerson(first: Reply) {
  let reply = first;
  const server = await startTestServer();
  const asked: string[] = [];
  const client = new Client(
    { name: 'asking-agent', version: '1.0.0' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    asked.push(params.message);
    return reply;
  });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url)));
  onTestFinished(() => client.close());
  const leads = () => server.database.selectFrom('leads').selectAll().execute();
  const answerWith = (next: Reply) => {
    reply = next;
  };
  return { ...server, client, asked, leads, answerWith };
}

describe('an agent whose client can ask the person', () => {
  it('books once the person has agreed, and the consent says how', async () => {
    const { client, asked, leads } = await startWithPerson(YES);
    expect(await callTool(client, 'book_demo', DEMO)).toMatchObject({ isReplayed: false });
    expect(asked).toEqual([
      [
        `Book a demo of ${PRODUCT} on Wed, Mar 11, 9:00 AM Central European Standard Time in your name? ${PRODUCT} gets what’s listed here, and emails you the invitation.`,
        'First name: Asha',
        'Last name: Rao',
        'Email: asha@example.com',
        'Phone: +919876543210',
      ].join('\n'),
    ]);
    const [lead] = await leads();
    const { consent } = JSON.parse(lead?.context ?? '');
    expect(consent).toMatchObject({
      text: expect.stringMatching(/^Book a demo of .* Yes, book it\.$/),
      elicitedBy: 'agent',
    });
    expect(consent).not.toHaveProperty('claimedBy');
    expect(consent.text).not.toContain('asha');
  });

  it('asks though the agent claims a consent', async () => {
    const { client, asked, leads } = await startWithPerson(YES);
    const consent = 'Yes, please send this to them.';
    await callTool(client, 'request_contact', { ...CONTACT, consent });
    expect(asked).toHaveLength(1);
    expect(JSON.parse((await leads())[0]?.context ?? '').consent).toHaveProperty('elicitedBy');
  });

  it('moves and cancels a demo only when the person agrees to it', async () => {
    const { client, asked } = await startWithPerson(YES);
    const { manageUrl } = await callTool(client, 'book_demo', DEMO);
    const move = { manageUrl, startDateTime: '2026-03-12T15:00', timeZone: 'Europe/Berlin' };
    await callTool(client, 'move_demo', move);
    await callTool(client, 'cancel_demo', { manageUrl });
    expect(asked.slice(1).map((message) => message.split('\n')[0])).toEqual([
      `Move your demo of ${PRODUCT} from Wed, Mar 11, 9:00 AM Central European Standard Time to Thu, Mar 12, 3:00 PM Central European Standard Time?`,
      `Cancel your demo of ${PRODUCT} on Thu, Mar 12, 7:30 PM India Standard Time for good?`,
    ]);
  });

  it.each<[string, Reply]>([
    ['declines', { action: 'decline' }],
    ['sends it without the box', { action: 'accept', content: { agreed: false } }],
    ['sends it empty', { action: 'accept' }],
  ])('stores nothing when the person %s', async (_how, reply) => {
    const { client, leads } = await startWithPerson(reply);
    const problem = await callToolInVain(client, 'book_demo', DEMO);
    expect(problem.code).toBe('consent_refused');
    expect(await leads()).toEqual([]);
  });

  it.each<[tool: string, sent: Record<string, unknown>]>([
    ['book_demo', DEMO],
    ['request_contact', CONTACT],
  ])('stores nothing for %s when the person closes the question, and may ask again', async (tool, sent) => {
    const { client, leads } = await startWithPerson({ action: 'cancel' });
    const problem = await callToolInVain(client, tool, sent);
    expect(problem.code).toBe('consent_missing');
    expect(problem.message).toMatch(/closed the question.*may ask again/);
    expect(await leads()).toEqual([]);
  });

  it('changes no demo when the person closes the question', async () => {
    const { client, answerWith } = await startWithPerson(YES);
    const { manageUrl } = await callTool(client, 'book_demo', DEMO);
    answerWith({ action: 'cancel' });
    const move = { manageUrl, startDateTime: '2026-03-12T15:00', timeZone: 'Europe/Berlin' };
    for (const [tool, sent] of [['move_demo', move] as const, ['cancel_demo', { manageUrl }] as const]) {
      expect((await callToolInVain(client, tool, sent)).message).toMatch(/closed the question/);
    }
  });

  it('asks nothing about words that say no', async () => {
    const { client, asked } = await startWithPerson(YES);
    const problem = await callToolInVain(client, 'book_demo', { ...DEMO, consent: 'He declined the demo.' });
    expect([problem.code, asked]).toEqual(['consent_missing', []]);
  });

  it('does not take the answer to one question for that to another', async () => {
    const { url, leads } = await startWithPerson(YES);
    const call = (params: object) =>
      fetch(`${url}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': 'book_demo',
        },
        body: JSON.stringify({
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: {
            name: 'book_demo',
            ...params,
            _meta: {
              'io.modelcontextprotocol/protocolVersion': '2026-07-28',
              'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
              'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
            },
          },
        }),
      }).then((answer) => answer.json());
    const asked = await call({ arguments: DEMO });
    expect(asked.result).toMatchObject({ resultType: 'input_required' });
    const { requestState } = asked.result;
    const answers = { inputResponses: { consent: YES }, requestState };
    const other = { ...DEMO, startDateTime: '2026-03-11T10:00' };
    expect((await call({ arguments: other, ...answers })).result).toMatchObject({
      resultType: 'input_required',
    });
    expect(await leads()).toEqual([]);
    expect((await call({ arguments: DEMO, ...answers })).result).not.toHaveProperty('isError');
    expect(await leads()).toHaveLength(1);
  });
});
