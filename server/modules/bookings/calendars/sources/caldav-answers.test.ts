import { expect, it } from 'vitest';
import { calendar, event, SHAPE_HORIZON } from '../../../../../checks/fixtures/calendars/shape.ts';
import {
  type CalDavServer,
  dataOf,
  startCalDavServer,
  statusOf,
} from '../../../../../checks/support/caldav-server.ts';
import { readIcs } from '../reading/read-ics.ts';
import { createCalDavSource, mayWrite, stateIn } from './caldav-questions.ts';
import { discoverCalendars, readCalDav } from './caldav-source.ts';

const SIGNAL = new AbortController().signal;
const DAYS = [10, 11, 12, 13, 14, 15];
const meeting = (day: number, ...lines: string[]) =>
  calendar(event(`UID:${day}`, `DTSTART:202603${day}T090000Z`, 'DURATION:PT1H', ...lines));

async function setUp(change: (server: CalDavServer) => void = () => {}) {
  const server = await startCalDavServer(Object.fromEntries(DAYS.map((day) => [`${day}.ics`, meeting(day)])));
  change(server);
  const account = { address: server.address, username: 'anna', password: 'secret' };
  const read = async (known: string | null = null) => {
    const answer = await readCalDav(account, { horizon: SHAPE_HORIZON, known }, SIGNAL);
    if (answer === 'unchanged') return answer;
    const { busy } = readIcs(answer.text, SHAPE_HORIZON);
    return { days: busy.map(({ start }) => start.getUTCDate()), token: answer.token };
  };
  return { server, account, read };
}

it.each<[what: string, change: (server: CalDavServer) => void, days: number[]]>([
  ['gives two of many at once', (server) => Object.assign(server, { atOnce: 2 }), DAYS],
  [
    'lists one that is gone',
    (server) => {
      server.answerOf = (name, text) => (name === '12.ics' ? statusOf(404) : dataOf(text ?? ''));
    },
    DAYS.filter((day) => day !== 12),
  ],
  [
    'does not list series that began before the range',
    (server) => {
      server.listsSeries = false;
      server.objects.set('s.ics', meeting(16, 'RRULE:FREQ=DAILY;COUNT=2'));
    },
    [...DAYS, 16, 17],
  ],
])('reads all of a server that %s', async (_what, change, days) => {
  const { read } = await setUp(change);
  expect(await read()).toMatchObject({ days });
});

it.each<[what: string, change: (server: CalDavServer) => void]>([
  ['gives nothing of what was asked for', (server) => Object.assign(server, { atOnce: 0 })],
  [
    'gives an object without data',
    (server) => {
      server.answerOf = (name, text) => dataOf(name === '12.ics' ? '' : (text ?? ''));
    },
  ],
  [
    'refuses the data of an object',
    (server) => {
      server.answerOf = (name, text) =>
        name === '12.ics'
          ? `<d:propstat><d:prop><c:calendar-data/></d:prop>${statusOf(403)}</d:propstat>`
          : dataOf(text ?? '');
    },
  ],
  [
    'cuts an object',
    (server) => {
      server.answerOf = (_name, text) => dataOf((text ?? '').replace(/END:VEVENT[\s\S]*/, ''));
    },
  ],
  ['cuts its answers', (server) => Object.assign(server, { cut: 30 })],
  ['cuts what ends its answers', (server) => Object.assign(server, { cut: 3 })],
])('reads nothing of a server that %s', async (_what, change) => {
  const { read } = await setUp(change);
  await expect(read()).rejects.toThrow(/not.whole/);
});

it('refuses an answer of more elements than any calendar has', async () => {
  const { read } = await setUp((server) => {
    server.answerOf = () => '<d:a/>'.repeat(200_000);
  });
  await expect(read()).rejects.toThrow('too_large');
});

it('sees changes on servers without tags, and reads nothing twice on those that have them', async () => {
  const { server, account, read } = await setUp((each) => Object.assign(each, { token: undefined }));
  expect(await createCalDavSource(account).ask(null, SIGNAL)).toEqual({ token: null });
  const { token } = (await read()) as { token: string };
  expect(await read(token)).toBe('unchanged');
  server.tagOf = undefined;
  const first = (await read()) as { token: string | null };
  server.objects.set('12.ics', meeting(20));
  expect(await read(first.token)).toMatchObject({ days: [...DAYS.filter((day) => day !== 12), 20] });
});

it('asks one small question of a calendar that has not changed', async () => {
  const { server, account } = await setUp();
  expect(await createCalDavSource(account).ask('one', SIGNAL)).toBe('unchanged');
  expect(server.asked).toEqual(['PROPFIND']);
});

it.each([
  ['<d:sync-token>http://x/1</d:sync-token><cs:getctag>"a"</cs:getctag>', 'http://x/1'],
  ['<sync-token xmlns="DAV:"><![CDATA[data:1]]></sync-token>', 'data:1'],
  ['<d:sync-token/><cs:getctag>"a"</cs:getctag>', '"a"'],
  ['<d:sync-token></d:sync-token> <d:status>404</d:status>', null],
  ['', null],
])('finds the state of a calendar in %s', (answer, state) => {
  expect(stateIn(answer)).toBe(state);
});

it.each([
  [undefined, true],
  ['<d:privilege><d:read/></d:privilege>', false],
  ['<d:privilege><d:read/></d:privilege><d:privilege><d:write/></d:privilege>', true],
  ['<d:privilege><d:all/></d:privilege>', true],
  ['<d:privilege><d:bind/></d:privilege>', true],
  ['<d:privilege><d:write-properties/></d:privilege>', false],
])('finds whether demos can be written in %s', async (privileges, expected) => {
  const { account } = await setUp((server) => Object.assign(server, { privileges }));
  expect(await mayWrite(account, SIGNAL)).toBe(expected);
});

it('finds the calendars of a website whose well-known address leads to them', async () => {
  const { server, account } = await setUp((each) => Object.assign(each, { isWebsite: true }));
  const found = await discoverCalendars({ ...account, address: new URL('/', server.address).href }, SIGNAL);
  expect(found.map(({ url }) => url)).toEqual([server.address]);
});

it('asks no other server that an answer leads to, and gives it no password', async () => {
  const elsewhere = await startCalDavServer();
  const { server, account } = await setUp((each) => Object.assign(each, { home: elsewhere.address }));
  const problem = await discoverCalendars(account, SIGNAL).catch((error) => error);
  expect([problem.message, problem.origin]).toEqual(['other_server', new URL(elsewhere.address).origin]);
  expect([server.asked.includes('PROPFIND'), elsewhere.asked]).toEqual([true, []]);
});
