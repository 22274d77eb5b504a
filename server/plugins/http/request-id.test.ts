import { setImmediate } from 'node:timers/promises';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { expect, it } from 'vitest';
import { postLead } from '../../../checks/support/lead-bodies.ts';
import { sendRaw } from '../../../checks/support/raw-client.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';

it('names each request in its answer and in the log', async () => {
  const { url, logged } = await startTestServer();
  const answers = [
    await postLead(url, 'contact'),
    await postLead(url, 'contact', { email: 'x' }),
    await fetch(url + LEAD_PATHS.contact),
    await fetch(`${url}/authms/none`),
    await fetch(`${url}/authms/%`),
    await fetch(`${url}/healthz`),
  ];
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(answers.length);
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(await answer.json()).toHaveProperty('requestId', answer.headers.get('x-request-id'));
  }
  const lines = () => logged.filter(({ msg }) => msg === 'request');
  while (lines().length < answers.length) await setImmediate();
  expect(lines().map(({ id }) => id)).toEqual(ids);
});

it('names what is no request, too', async () => {
  const { port, logged } = await startTestServer();
  const [answer] = await sendRaw(port, 'NONSENSE\r\n\r\n');
  const { requestId } = JSON.parse(answer?.body ?? '');
  expect(answer?.headers['x-request-id']).toBe(requestId);
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'refused', id: requestId }));
});

it('takes no name from a caller', async () => {
  const { url } = await startTestServer();
  const answer = await fetch(`${url}/healthz`, { headers: { 'x-request-id': 'PERSONAL' } });
  expect(answer.headers.get('x-request-id')).not.toContain('PERSONAL');
});
