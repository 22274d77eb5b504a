import { describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { halfHour } from '../../../../checks/support/half-hours.ts';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { NOW, startTestServer, type TestServer } from '../../../../checks/support/test-server.ts';
import { appendAudit } from '../audit/audit.store.ts';

/** Listens, and gathers what comes. */
async function listen({ url }: TestServer, headers: Record<string, string>) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${url}/desk/api/events`, { headers, signal: stop.signal });
  const heard: string[] = [];
  const ended = (async () => {
    for await (const part of response.body ?? []) heard.push(Buffer.from(part).toString());
  })().catch(() => {});
  return { response, heard, ended, stop: () => stop.abort() };
}

const topicsIn = (heard: string[]) =>
  [...heard.join('').matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data).topic);

/** The first read only says where to begin. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 700));

async function storeLead({ database }: TestServer): Promise<void> {
  const id = `019cd674-${Math.random().toString(16).slice(2, 6).padEnd(4, '0')}-7000-8000-000000000000`;
  await database
    .insertInto('leads')
    .values({
      id,
      kind: 'contact',
      email: 'a@example.com',
      body: '{}',
      received_at: NOW.toISOString(),
      attribution: null,
    })
    .execute();
}

describe.each(engines)('the stream of changes on $name', ({ openDatabase }) => {
  it('tells of a new lead within a second, and of what the audit names, to those who may see it', async () => {
    const server = await startTestServer({ database: await openDatabase() });
    const [owner, editor] = [await signIn(server, 'owner'), await signIn(server, 'editor')];
    const [forOwner, forEditor] = [await listen(server, owner.headers), await listen(server, editor.headers)];
    expect(forOwner.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await settle();
    await storeLead(server);
    await expect.poll(() => topicsIn(forOwner.heard), { timeout: 1_000, interval: 20 }).toEqual(['leads']);
    const actor = { kind: 'person', name: 'owner@example.com' } as const;
    for (const action of ['people.add', 'channel.test', 'days.close'] as const) {
      await appendAudit(server.database, { actor, origin: 'net', action, subject: '', rows: 1 }, NOW);
    }
    await expect
      .poll(() => topicsIn(forOwner.heard).sort(), { timeout: 2_000 })
      .toEqual(['bookings', 'health', 'leads', 'people']);
    expect(topicsIn(forEditor.heard)).toEqual(['health']);
  });
});

describe('the stream of changes', () => {
  it('tells of a booking that a process with a slow clock has changed', async () => {
    const server = await startTestServer();
    const { headers } = await signIn(server, 'owner');
    const payload = { ...GOOD_BODIES.demo, ...halfHour('2026-03-11', 0) };
    const booked = await server.app.inject({ method: 'POST', url: '/authms/demo', payload });
    const other = { ...payload, email: 'other@example.com', ...halfHour('2026-03-11', 1) };
    await server.app.inject({ method: 'POST', url: '/authms/demo', payload: other });
    const { heard } = await listen(server, headers);
    await settle();
    await server.database
      .updateTable('bookings')
      .set({ changed_at: new Date(NOW.getTime() - 60_000).toISOString() })
      .where('lead_id', '=', booked.json().id)
      .execute();
    await expect.poll(() => topicsIn(heard), { timeout: 2_000 }).toEqual(['bookings']);
  });

  it('tells of something that breaks, and of its end', async () => {
    const server = await startTestServer();
    const { headers } = await signIn(server, 'system');
    const { heard } = await listen(server, headers);
    await settle();
    const alert = { cause: 'channel-down:slack', since: NOW.toISOString(), told_at: null };
    await server.database.insertInto('alerts').values(alert).execute();
    await expect.poll(() => topicsIn(heard), { timeout: 2_000 }).toEqual(['health']);
    await server.database.deleteFrom('alerts').execute();
    await expect.poll(() => topicsIn(heard), { timeout: 2_000 }).toEqual(['health', 'health']);
  });

  it('ends with the session', async () => {
    const server = await startTestServer();
    const { headers } = await signIn(server, 'owner');
    const { ended } = await listen(server, headers);
    const out = await fetch(`${server.url}/desk/api/session`, { method: 'DELETE', headers });
    expect(out.status).toBe(204);
    await ended;
  });

  it('ends the oldest of one person for an eleventh, and none of another person', async () => {
    const server = await startTestServer();
    const [owner, other] = [await signIn(server, 'owner'), await signIn(server, 'sales')];
    const others = await listen(server, other.headers);
    const open = [];
    for (let count = 0; count < 10; count += 1) open.push(await listen(server, owner.headers));
    const eleventh = await listen(server, owner.headers);
    expect(eleventh.response.status).toBe(200);
    const [oldest, ...newer] = open as [(typeof open)[0]];
    await oldest.ended;
    // Or else eleven that are there would end each other all the time.
    expect(oldest.heard.join('')).toMatch(/retry: 30000\n\n$/);
    const actor = { kind: 'person', name: owner.email } as const;
    await appendAudit(
      server.database,
      { actor, origin: 'net', action: 'channel.test', subject: '', rows: 1 },
      NOW,
    );
    for (const { heard } of [...newer, eleventh, others]) {
      await expect.poll(() => topicsIn(heard)).toEqual(['health']);
    }
  });

  it('ends as the server closes', async () => {
    const server = await startTestServer();
    const { headers } = await signIn(server, 'owner');
    const { ended } = await listen(server, headers);
    await server.app.close();
    await ended;
  });
});
