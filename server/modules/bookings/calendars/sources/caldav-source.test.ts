import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { calendar, event, SHAPE_HORIZON } from '../../../../../checks/fixtures/calendars/shape.ts';
import { findFreePort } from '../../../../../checks/support/free-port.ts';
import { hasRadicale, type RunningRadicale, startRadicale } from '../../../../../checks/support/radicale.ts';
import type { Credentials } from '../credentials.ts';
import { readIcs } from '../reading/read-ics.ts';
import { createCalDavSource } from './caldav-questions.ts';
import { discoverCalendars, readCalDav } from './caldav-source.ts';

const SIGNAL = new AbortController().signal;
const MEETING = calendar(
  event('UID:1', 'DTSTAMP:20260301T000000Z', 'DTSTART:20260310T090000Z', 'DURATION:PT1H'),
);

let radicale: RunningRadicale;
let freePort: number;

async function setUp() {
  const { username, password } = radicale;
  const address = await radicale.makeCalendar(`work-${Math.random()}`);
  return { address, read: (known: string | null) => readWhole({ address, username, password }, known) };
}

/** Reads a calendar as the server does, but in one process. */
async function readWhole(account: Credentials, known: string | null, signal = SIGNAL) {
  const answer = await createCalDavSource(account).ask(known, signal);
  if (answer === 'unchanged') return answer;
  const read = await readCalDav(account, { horizon: SHAPE_HORIZON, known }, signal);
  return read === 'unchanged' ? read : { ...read, token: answer.token ?? read.token };
}

const startsIn = (text: string) =>
  text.trim() === '' ? [] : readIcs(text, SHAPE_HORIZON).busy.map(({ start }) => start.toISOString());

describe.runIf(hasRadicale)('a calendar on a CalDAV server', () => {
  beforeAll(async () => {
    radicale = await startRadicale();
    freePort = await findFreePort();
    return () => radicale.close();
  });

  it('is found from any address of its server', async () => {
    const { username, password, address } = radicale;
    const calendarAddress = await radicale.makeCalendar('found');
    const found = await discoverCalendars({ address, username, password }, SIGNAL);
    expect(found.map(({ url }) => url)).toContain(calendarAddress);
  });

  it('is read whenever it has changed', async () => {
    const { address, read } = await setUp();
    const empty = await read(null);
    expect(empty).toMatchObject({ text: '' });
    await radicale.put(address, '1.ics', MEETING);
    const first = await read((empty as { token: string }).token);
    if (first === 'unchanged') throw new Error('it has changed');
    expect(startsIn(first.text)).toEqual(['2026-03-10T09:00:00.000Z']);
    expect(await read(first.token)).toBe('unchanged');
    await radicale.delete(address, '1.ics');
    const last = await read(first.token);
    expect(last === 'unchanged' ? last : startsIn(last.text)).toEqual([]);
  });

  it('is read for the horizon alone, with series that began before it, in several questions', async () => {
    const { address, read } = await setUp();
    await radicale.put(
      address,
      'old.ics',
      MEETING.replace('UID:1', 'UID:old').replace('20260310', '20250310'),
    );
    await radicale.put(
      address,
      'series.ics',
      calendar(
        event(
          'UID:s',
          'DTSTAMP:20260301T000000Z',
          'DTSTART:20240310T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=YEARLY',
        ),
      ),
    );
    for (let number = 0; number < 120; number += 1) {
      await radicale.put(address, `${number}.ics`, MEETING.replace('UID:1', `UID:${number}`));
    }
    const answer = await read(null);
    if (answer === 'unchanged') throw new Error('it was never read');
    expect(readIcs(answer.text, SHAPE_HORIZON)).toMatchObject({ events: 121, unread: 0 });
    expect(startsIn(answer.text)).toHaveLength(121);
  }, 30_000);

  it.each([
    ['a wrong password', (found: RunningRadicale) => ({ ...found, password: 'wrong' }), 'http_401'],
    [
      'no such calendar',
      (found: RunningRadicale) => ({ ...found, address: `${found.address}host/none/` }),
      'http_404',
    ],
    [
      'no server',
      (found: RunningRadicale) => ({ ...found, address: `http://127.0.0.1:${freePort}/` }),
      'ECONNREFUSED',
    ],
  ])('tells of %s', async (_what, change, problem) => {
    const { address, username, password } = change(radicale);
    await expect(readWhole({ address, username, password }, null)).rejects.toThrow(problem);
    if (problem !== 'http_404') {
      await expect(discoverCalendars({ address, username, password }, SIGNAL)).rejects.toThrow(problem);
    }
  });

  it('gives up when it must', async () => {
    const { read } = await setUp();
    const controller = new AbortController();
    controller.abort();
    onTestFinished(() => controller.abort());
    await expect(readWhole({ ...radicale }, null, controller.signal)).rejects.toThrow('timeout');
    expect(await read(null)).toMatchObject({ text: '' });
  });
});
