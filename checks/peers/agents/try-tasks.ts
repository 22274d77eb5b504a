import assert from 'node:assert/strict';
import { startServer } from '../../faults/server-process.ts';
import type { Bench } from '../peer.ts';

/** Calls a tool the way that the peer does. @returns the text of the answer */
export type CallTool = (name: string, input: Readonly<Record<string, unknown>>) => Promise<string>;

const BERLIN = 'Europe/Berlin';
const DAY_MS = 86_400_000;

/** Questions of buyers, and what the answer must name. */
const QUESTIONS: readonly [string, RegExp][] = [
  ['Do you train AI on our data?', /publish/],
  ['What happens after the free trial?', /trial/],
  ['Do you support SAML SSO?', /publish/],
  ['What does Enterprise cost for 300 people?', /agree/],
  ['Can we get a refund after 2 months?', /30 days|refund/i],
  ['Do you integrate with HubSpot?', /publish/],
  ['Who owns what the AI employees write for us?', /yours|own/],
];

/** Starts a server, whose /mcp the peer is to call. @returns its address */
export async function startForAgents(bench: Bench): Promise<string> {
  const server = await startServer({ env: { BLOG_DIR: '/nowhere' } });
  bench.defer(() => server.kill());
  return `${server.url}/mcp`;
}

/** The twelve tasks of docs/agents.md. */
export async function tryTasks(bench: Bench, call: CallTool): Promise<void> {
  await bench.attempt('a plan for 7 people', async () => {
    const input = { members: 7, needs: ['API access'], differencesOnly: true };
    assert.match(await call('compare_plans', input), /\$149/);
  });
  await bench.attempt('an ROI', async () => {
    const input = { employees: 20, automationPercentage: 30, useCase: 'customer-service' };
    assert.match(await call('calculate_roi', input), /1[,.]?500[,.]?000/);
  });
  await bench.attempt('seven questions', async () => {
    await Promise.all(
      QUESTIONS.map(async ([question, words]) =>
        assert.match(await call('answer_question', { question }), words),
      ),
    );
  });
  await bench.attempt('a demo booked, moved, canceled', () => tryDemo(call));
}

async function tryDemo(call: CallTool): Promise<void> {
  const from = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const slots = await call('find_demo_slots', { from, days: 4, timeZone: BERLIN });
  const [, day, time] = /(\d{4}-\d\d-\d\d)[^\d]+(\d\d:\d\d)-\d\d:\d\d/.exec(slots) ?? [];
  assert.ok(day, slots);
  const startDateTime = `${day}T${time}`;
  const booked = await call('book_demo', {
    ...{ firstName: 'Mira', lastName: 'Vogel', email: `mira-${crypto.randomUUID()}@example.com` },
    ...{ phone: '+4915123456789', startDateTime, timeZone: BERLIN, idempotencyKey: crypto.randomUUID() },
    consent: 'Yes, please book this time for me.',
  });
  const [manageUrl] = /https?:\/\/[^\s"\\)]+\/demo\/[\w-]+/.exec(booked) ?? [];
  assert.ok(manageUrl, booked);
  const later = `${day}T${String(Number(time?.slice(0, 2)) + 1).padStart(2, '0')}:00`;
  const consent = 'Yes, please move it by an hour.';
  assert.match(
    await call('move_demo', { manageUrl, startDateTime: later, timeZone: BERLIN, consent }),
    /\d:00/,
  );
  const agreed = 'Yes, please cancel the demo.';
  assert.match(await call('cancel_demo', { manageUrl, timeZone: BERLIN, consent: agreed }), /cancel/i);
}
