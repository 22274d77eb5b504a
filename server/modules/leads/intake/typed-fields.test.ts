import type { LeadKind } from 'contract/api-paths.ts';
import { FIELD_SENTENCES } from 'contract/leads/field-rules.ts';
import { PHONE_SENTENCES } from 'contract/leads/phone-number.ts';
import { describe, expect, it } from 'vitest';
import { callTool, callToolInVain, connectAgent } from '../../../../checks/support/agent-client.ts';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

type Fields = Readonly<Record<string, string>>;

/** Outcome of a request: the stored fields, or their problems. */
interface Outcome {
  stored?: Record<string, string>;
  problems?: Record<string, string>;
}

const WITH_CONSENT = {
  consent: 'Yes, please book this time for me and send me the invitation.',
  idempotencyKey: 'a-key-of-the-agent',
};

/** Ways to request a demo; the dialog of the site sends JSON. */
const CALLS = {
  'as JSON': (demo: Fields) => send('demo', demo, postLead),
  'as a form without script': (demo: Fields) => {
    const { startDateTime: _start, endDateTime: _end, timezone: _zone, ...person } = demo;
    return send('demo', { ...person, consent: 'yes', date: '2026-03-11', time: '08:00 AM' }, postForm);
  },
  'by an agent': async ({ endDateTime: _end, timezone: _zone, message, ...demo }: Fields) => {
    const { url, findStored } = await startServer();
    const agent = await connectAgent(url);
    const asked = { ...demo, ...(message ? { message } : {}), ...WITH_CONSENT };
    const answer = await callTool(agent, 'book_demo', asked).catch(() => undefined);
    return answer
      ? { stored: await findStored() }
      : { problems: problemsOf(await callToolInVain(agent, 'book_demo', asked)) };
  },
} satisfies Record<string, (demo: Fields) => Promise<Outcome>>;

async function startServer() {
  const { url, database } = await startTestServer();
  const findStored = async (): Promise<Record<string, string>> => {
    const { body } = await database.selectFrom('leads').select('body').executeTakeFirstOrThrow();
    return JSON.parse(body);
  };
  return { url, findStored };
}

async function send(kind: LeadKind, body: Fields, post: typeof postForm | typeof postLead): Promise<Outcome> {
  const { url, findStored } = await startServer();
  const answer = await post(url, kind, body);
  if (answer.status === 400) return { problems: problemsOf(await answer.json()) };
  expect([201, 303]).toContain(answer.status);
  return { stored: await findStored() };
}

function problemsOf(answer: unknown): Record<string, string> {
  const { fields = [] } = answer as { fields?: { field: string; message: string }[] };
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

describe.each(Object.entries(CALLS))('a demo that is requested %s', (_call, request) => {
  it.each([
    ['98765 43210', '+919876543210', ''],
    ['+1 415 555 0132 ext. 12', '+14155550132', 'Phone as typed: +1 415 555 0132 ext. 12'],
    ['98765 43210 ext 12', '+919876543210', 'Phone as typed: 98765 43210 ext 12'],
    ['98765 43210 / 91234 56789', '+919876543210', 'Phone as typed: 98765 43210 / 91234 56789'],
    ['+44 (0)20 7946 0958', '+442079460958', ''],
    ['+91+919876543210', '+919876543210', ''],
    ['\u202d98765 43210\u202c', '+919876543210', ''],
  ])('stores the phone %j as %s', async (phone, number, message) => {
    const { stored } = await request({ ...GOOD_BODIES.demo, message: '', phone });
    expect(stored?.phone).toBe(number);
    expect(stored?.message ?? '').toBe(message);
  });

  it('stores an extension at the end of the message', async () => {
    const { stored } = await request({ ...GOOD_BODIES.demo, phone: '98765 43210 ext 12' });
    expect(stored?.message).toBe('Two of us will join.\n\nPhone as typed: 98765 43210 ext 12');
  });

  it.each([
    ['12', PHONE_SENTENCES.home],
    ['030 901820', PHONE_SENTENCES.home],
    ['49 30 901820', expect.stringContaining('start with +')],
    ['1-800-FLOWERS', PHONE_SENTENCES.letters],
    ['+1 415 555 01321 12', PHONE_SENTENCES.foreign],
    ['call me', PHONE_SENTENCES.missing],
  ])('refuses the phone %j at its field', async (phone, sentence) => {
    expect(await request({ ...GOOD_BODIES.demo, phone })).toEqual({ problems: { phone: sentence } });
  });

  it('strips invisible characters around the texts of a demo', async () => {
    const { stored } = await request({
      ...GOOD_BODIES.demo,
      firstName: '\u200fMeera',
      lastName: 'Rao\u200e\u200b',
      email: '\u200bmeera@exam\u00adple.com\u00a0',
      message: '\u2060Two of us\u00a0',
    });
    expect(stored).toMatchObject({
      firstName: 'Meera',
      lastName: 'Rao',
      email: 'meera@example.com',
      message: 'Two of us',
    });
  });

  it('refuses an invisible character inside of a text', async () => {
    const { problems } = await request({ ...GOOD_BODIES.demo, lastName: 'Rao\u202cRao' });
    expect(problems).toEqual({ lastName: FIELD_SENTENCES.invisible });
  });
});

describe.each([
  ['as JSON', postLead],
  ['as a form without script', postForm],
])('a contact request %s', (_call, post) => {
  it('stores the phone as it was typed, without invisible characters', async () => {
    const typed = {
      ...GOOD_BODIES.contact,
      company: 'Rao & Daughters\u202c',
      phone: '\u202d12 (ask for Ravi)\u202c',
    };
    const { stored } = await send('contact', typed, post);
    expect(stored).toMatchObject({ company: 'Rao & Daughters', phone: '12 (ask for Ravi)' });
  });

  it('refuses an invisible character inside of a text', async () => {
    const typed = { ...GOOD_BODIES.contact, company: 'Rao\u202cLtd' };
    expect(await send('contact', typed, post)).toEqual({ problems: { company: FIELD_SENTENCES.invisible } });
  });
});
