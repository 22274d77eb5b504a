import assert from 'node:assert/strict';
import { demoClientOf, newEmail, PASSWORD } from '../../faults/demo-user.ts';
import { startServer } from '../../faults/server-process.ts';
import type { Bench } from '../peer.ts';

/** Parts of a call, by the names of the OpenAPI document. */
export interface Input {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  /** Access token of a user. */
  token?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are what a program without types sees.
export type Answer = { status: number; body: any };

/** Makes a call of the document the way that the generated program does. @param operation such as `contact-request` */
export type Call = (operation: string, input: Input) => Promise<Answer>;

export interface ApiServer {
  url: string;
  /** Address of the OpenAPI document. */
  openApi: string;
  clientId: string;
}

const PERSON = { firstName: 'Mira', lastName: 'Vogel', email: 'mira@example.com' };
const DAY_MS = 86_400_000;

/** Starts a server with the sample articles, whose calls the peer is to make. */
export async function startForPrograms(bench: Bench): Promise<ApiServer> {
  const server = await startServer();
  bench.defer(() => server.stop());
  return { url: server.url, openApi: `${server.url}/openapi.json`, clientId: demoClientOf(server) };
}

interface Operation {
  /** Template of its address. */
  path: string;
  method: string;
  isBodied: boolean;
  /** Status of the answer that is meant. */
  success: number;
}

/** Returns the calls of the document by their ids, for clients that name the address. */
export async function listOperations({
  openApi,
}: Pick<ApiServer, 'openApi'>): Promise<Map<string, Operation>> {
  const answer = await fetch(openApi);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Documented>> };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, requestBody, responses }]) => [
        operationId,
        {
          ...{ path, method: method.toUpperCase(), isBodied: requestBody !== undefined },
          success: Number(Object.keys(responses)[0]),
        },
      ]),
    ),
  );
}

interface Documented {
  operationId: string;
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

/** Signs up, reads, sends each form, and changes a demo. */
export async function tryCalls(bench: Bench, { clientId }: Pick<ApiServer, 'clientId'>, call: Call) {
  await bench.attempt('a user signed up, in and out', () => tryAccounts(call, clientId));
  await bench.attempt('articles and free times read', () => tryReading(call));
  await bench.attempt('forms sent', () => tryForms(call));
  await bench.attempt('a demo booked, read and canceled', () => tryDemo(call));
  await bench.attempt('refusals with their code', () => tryRefusals(call));
}

async function tryAccounts(call: Call, clientId: string): Promise<void> {
  const [email, password] = [newEmail(), PASSWORD];
  const signedUp = await call('signup', { body: { clientId, email, password } });
  assert.equal(signedUp.status, 201);
  const login = await call('login', { body: { email, password } });
  const { access_token: token } = login.body;
  assert.ok(token);
  const out = await call('logout', { body: { everywhere: true }, token });
  assert.equal(out.status, 200, JSON.stringify(out.body));
}

async function tryReading(call: Call): Promise<void> {
  const categories = await call('list-categories', {});
  assert.ok(categories.body.length > 2);
  const { body: page } = await call('list-articles', { query: { page: 1, limit: 2 } });
  assert.equal(page.data.length, 2);
  const [{ url, category }] = page.data;
  const read = await call('read-article', { path: { category_slug: category.categorySlug, url } });
  assert.equal(read.body.url, url);
  assert.ok((await findSlots(call)).length > 0);
}

async function findSlots(call: Call): Promise<{ startDateTime: string; endDateTime: string }[]> {
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const { body } = await call('demo-slots', { query: { from: dayIn(3), to: dayIn(5) } });
  return body.days.flatMap((day: { slots: { freeSeats: number }[] }) =>
    day.slots.filter(({ freeSeats }) => freeSeats > 0),
  );
}

async function tryForms(call: Call): Promise<void> {
  const answers = await Promise.all([
    call('contact-request', { body: { ...PERSON, company: 'Acme', message: 'Zoë asks: “Why?” 🙂' } }),
    call('agent-request', {
      body: {
        name: 'Tally',
        role: 'Clerk',
        email: PERSON.email,
        goal: 'Pay',
        desc: 'Reads',
        instructions: 'Ask',
      },
    }),
    call('chatbot-request', {
      body: {
        name: 'Harbor',
        inputTextHolder: 'Ask',
        email: PERSON.email,
        suggestions: 'Where?',
        message: 'Hi',
      },
    }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
    JSON.stringify(answers),
  );
}

async function tryDemo(call: Call): Promise<void> {
  const [slot] = await findSlots(call);
  const { startDateTime, endDateTime } = slot ?? {};
  const body = { ...PERSON, email: newEmail(), phone: '+4915123456789', message: '' };
  const booked = await call('demo-request', {
    body: { ...body, startDateTime, endDateTime, timezone: 'Asia/Kolkata' },
  });
  assert.equal(booked.status, 201, JSON.stringify(booked.body));
  const path = { token: new URL(booked.body.booking.manageUrl).pathname.split('/').at(-1) ?? '' };
  const read = await call('read-booking', { path });
  assert.ok(Number.isInteger(read.body.sequence), JSON.stringify(read.body));
  const { sequence } = read.body;
  const canceled = await call('change-booking', { path, body: { action: 'cancel', sequence } });
  assert.equal(canceled.status, 200, JSON.stringify(canceled.body));
}

async function tryRefusals(call: Call): Promise<void> {
  const wrong = await call('login', { body: { email: newEmail(), password: 'not this one' } });
  assert.deepEqual([wrong.status, wrong.body.code], [401, 'invalid_credentials']);
  const unread = await call('read-article', { path: { category_slug: 'news', url: 'no-such-article' } });
  assert.deepEqual([unread.status, unread.body.code], [404, 'not_found']);
}
