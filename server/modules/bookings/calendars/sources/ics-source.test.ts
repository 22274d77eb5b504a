import { expect, it } from 'vitest';
import { calendar, event } from '../../../../../checks/fixtures/calendars/shape.ts';
import { startCalendarServer } from '../../../../../checks/support/calendar-server.ts';
import { createIcsSource } from './ics-source.ts';

const TEXT = calendar(event('UID:1', 'DTSTART:20260310T090000Z', 'DURATION:PT1H'));
const SIGNAL = new AbortController().signal;

async function setUp() {
  const server = await startCalendarServer(TEXT);
  const read = async (known: string | null, account = {}) => {
    const answer = await createIcsSource({ address: server.address, ...account }).ask(known, SIGNAL);
    return answer === 'unchanged'
      ? answer
      : { text: Buffer.concat(answer.file ?? []).toString(), token: answer.token };
  };
  return { server, read };
}

it('reads a file once until it changes', async () => {
  const { server, read } = await setUp();
  const first = await read(null);
  expect(first).toMatchObject({ text: TEXT });
  const { token } = first as { token: string };
  expect(await read(token)).toBe('unchanged');
  expect(server.statuses).toEqual([200, 304]);
  server.text = TEXT.replace('PT1H', 'PT2H');
  expect(await read(token)).toMatchObject({ text: server.text });
});

it('knows a file again whose server sends no entity tag', async () => {
  const { server, read } = await setUp();
  server.answer = (_request, response) => response.end(TEXT);
  const { token } = (await read(null)) as { token: string };
  expect(await read(token)).toBe('unchanged');
});

it('sends name and password to their own server alone', async () => {
  const { server, read } = await setUp();
  const seen: (string | undefined)[] = [];
  server.answer = (request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(302, { location: 'https://other.example/calendar' }).end();
  };
  const problem = await read(null, { username: 'anna', password: 'secret' }).catch((error) => error);
  expect([problem.message, problem.origin]).toEqual(['other_server', 'https://other.example']);
  expect(seen).toEqual([`Basic ${Buffer.from('anna:secret').toString('base64')}`]);
});

it('leads to no other machine of the own network, and to none for a person who may not go there', async () => {
  const { server, read } = await setUp();
  const other = await startCalendarServer(TEXT);
  server.answer = (_request, response) => response.writeHead(302, { location: other.address }).end();
  await expect(read(null)).rejects.toThrow('ADDRESS_REFUSED');
  await expect(read(null, { isTrusted: false })).rejects.toThrow('ADDRESS_REFUSED');
  expect([server.statuses, other.statuses]).toEqual([[302], []]);
});

it.each<[what: string, problem: string, answer: Parameters<typeof set>[1]]>([
  ['a missing file', 'http_404', (_request, response) => response.writeHead(404).end()],
  [
    'redirects in a circle',
    'too_many_redirects',
    (request, response) => response.writeHead(302, { location: `${request.url}?` }).end(),
  ],
  [
    'a redirect out of the web',
    'redirect_refused',
    (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  ],
  [
    'a file without an end',
    'too_large',
    (_request, response) => {
      const more = () => response.write('x'.repeat(1024 * 1024), (error) => error || more());
      more();
    },
  ],
  ['a line that breaks', 'unreachable', (request) => request.socket.destroy()],
])('tells of %s', async (_what, problem, answer) => {
  const { server, read } = await setUp();
  set(server, answer);
  await expect(read(null)).rejects.toThrow(new RegExp(`^(?:${problem}|[A-Z_]+)$`));
});

function set(
  server: Awaited<ReturnType<typeof startCalendarServer>>,
  answer: NonNullable<typeof server.answer>,
): void {
  server.answer = answer;
}
