import { describe, expect, it } from 'vitest';
import {
  findBrokenOffers,
  findHostViolations,
  findUntold,
  type JudgedDemo,
  type JudgedHost,
  type JudgedSeat,
  TOLD_WITHIN_MS,
  type TriedOffer,
} from './host-history.ts';

const MINUTE_MS = 60_000;
const HOSTS: JudgedHost[] = [
  { id: 'anna', number: 1_001, bufferBefore: 0, bufferAfter: 15 },
  { id: 'ben', number: 1_002, bufferBefore: 0, bufferAfter: 0 },
];

/** Returns a demo at a minute, half an hour long. */
function demo(
  leadId: string,
  minute: number,
  hostId: string | null,
  chosen: Partial<JudgedDemo> = {},
): JudgedDemo {
  const start = minute * MINUTE_MS;
  const times = { start, end: start + 30 * MINUTE_MS };
  return { leadId, hostId, person: `${leadId}@`, ...times, sequence: 0, isHeld: true, ...chosen };
}

const NUMBERS = new Map(HOSTS.map(({ id, number }) => [id, number]));
const seatOf = ({ leadId, start, hostId }: JudgedDemo): JudgedSeat => ({
  ...{ leadId, start },
  seat: NUMBERS.get(hostId ?? '') ?? 1,
});

describe('hosts, people and seats', () => {
  it.each<[string, JudgedDemo[], string[]]>([
    ['nothing', [], []],
    ['demos of two hosts at once', [demo('1', 0, 'anna'), demo('2', 0, 'ben')], []],
    ['demos that follow each other', [demo('1', 0, 'ben'), demo('2', 30, 'ben')], []],
    ['one after a buffer', [demo('1', 0, 'anna'), demo('2', 45, 'anna')], []],
    ['a canceled one in the way', [demo('1', 0, 'ben'), demo('2', 0, 'ben', { isHeld: false })], []],
    [
      'two demos of a host at once',
      [demo('1', 0, 'ben'), demo('2', 15, 'ben')],
      ['the host ben holds 1 and 2 at once'],
    ],
    [
      'one in a buffer',
      [demo('1', 0, 'anna'), demo('2', 30, 'anna')],
      ['the host anna holds 1 and 2 at once'],
    ],
    [
      'two demos of a person at once',
      [demo('1', 0, 'anna', { person: 'x' }), demo('2', 15, 'ben', { person: 'x' })],
      ['the person x has 1 and 2 at once'],
    ],
    ['a demo without a host', [demo('1', 0, null)], ['the demo 1 has no host']],
    ['a demo of a host who is gone', [demo('1', 0, 'cleo')], ['the demo 1 has no host']],
  ])('%s', (_what, demos, found) => {
    const seats = demos.filter(({ isHeld, hostId }) => isHeld && NUMBERS.has(hostId ?? '')).map(seatOf);
    expect(findHostViolations(HOSTS, demos, seats)).toEqual(found);
  });

  it.each<[string, JudgedSeat[], string[]]>([
    ['a lost seat', [], ['there is no seat of 1 at 0 with 1002']],
    [
      'the seat of another host',
      [{ leadId: '1', start: 0, seat: 1_001 }],
      ['there is no seat of 1 at 0 with 1002', 'a seat is held by no demo: 1 at 0 with 1001'],
    ],
    [
      'a seat that was not given up',
      [seatOf(demo('1', 0, 'ben')), { leadId: '1', start: 30, seat: 1_002 }],
      ['a seat is held by no demo: 1 at 30 with 1002'],
    ],
  ])('%s', (_what, seats, found) => {
    expect(findHostViolations(HOSTS, [demo('1', 0, 'ben')], seats)).toEqual(found);
  });
});

describe('what visitors hear', () => {
  const change = { leadId: '1', sequence: 2, what: 'moved', at: 1_000 };
  const mail = { leadId: '1', sequence: 2, at: 1_000 };
  const late = change.at + TOLD_WITHIN_MS + 1;

  it.each<[string, (typeof mail)[], number, boolean]>([
    ['a mail with it', [mail], late, true],
    ['a mail of a later change', [{ ...mail, sequence: 3, at: late - 1 }], late, true],
    ['five minutes that are not over', [], late - 1, true],
    ['no mail', [], late, false],
    ['a mail that was there before', [{ ...mail, at: 999 }], late, false],
    ['a mail that came too late', [{ ...mail, at: late }], late, false],
    ['a mail about an earlier change', [{ ...mail, sequence: 1 }], late, false],
    ['a mail to another visitor', [{ ...mail, leadId: '2' }], late, false],
  ])('%s', (_what, mails, now, isTold) => {
    const found = isTold ? [] : ['no one told the visitor of 1: moved at 1000'];
    expect(findUntold([change], mails, now)).toEqual(found);
  });
});

describe('what was offered', () => {
  const offer: TriedOffer = {
    ...{ start: '8:00', freeSeats: 1, isToBeConfirmed: false },
    ...{ outcome: { mustConfirm: false }, excuse: undefined },
  };
  it.each<[string, Partial<TriedOffer>, string[]]>([
    ['is given', {}, []],
    ['is given to be confirmed', { isToBeConfirmed: true, outcome: { mustConfirm: true } }, []],
    ['is full, and refused', { freeSeats: 0, outcome: { refusal: 'taken' } }, []],
    ['is lost in a race', { outcome: { refusal: 'taken' }, excuse: 'race' }, []],
    ['is refused', { outcome: { refusal: 'taken' } }, ['8:00 had 1 free seats, and was refused: taken']],
    ['is full, and given', { freeSeats: 0 }, ['8:00 had no free seat, and was given']],
    [
      'is less sure than it was said to be',
      { outcome: { mustConfirm: true } },
      ['8:00 was offered as sure, and is not'],
    ],
    [
      'is surer than it was said to be',
      { isToBeConfirmed: true },
      ['8:00 was offered as to be confirmed, and is not'],
    ],
  ])('%s', (_what, chosen, found) => {
    expect(findBrokenOffers([{ ...offer, ...chosen }])).toEqual(found);
  });
});
