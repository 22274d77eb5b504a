import { expect, it } from 'vitest';
import { namePerson } from '../../../shared/addresses/person.ts';
import { readGuests, roomForGuests } from './guests.rules.ts';

const known = (...emails: string[]) =>
  emails.map((text) => ({ person: namePerson(text.replace('-', '')), isRemoved: text.startsWith('-') }));
const VISITOR = namePerson('asha@example.com');
const [ANN, BEN, CLEO, DAN] = ['ann@a.example', 'ben@a.example', 'cleo@a.example', 'dan@a.example'];

it.each<[what: string, typed: string, there: string[], invited: string[]]>([
  ['one address', ANN, [], [ANN]],
  ['addresses between commas and spaces', ` ${ANN}, ${BEN};${CLEO}\n`, [], [ANN, BEN, CLEO]],
  ['one that is there, in another spelling', 'Ann+x@A.example', [ANN], []],
  ['the visitor, and an address twice', `asha@example.com ${ANN} ${ANN}`, [], [ANN]],
  ['one that was taken off the list', ANN, [`-${ANN}`], [ANN]],
  ['as many as there is room', DAN, [ANN, BEN, `-${CLEO}`], [DAN]],
])('invites %s', (_what, typed, there, invited) => {
  const read = readGuests(typed, { visitor: VISITOR, known: known(...there) });
  expect('guests' in read && read.guests.map(({ email }) => email)).toEqual(invited);
});

it.each<[what: string, typed: string, there: string[]]>([
  ['nothing', ' , ', []],
  ['what is no address', 'ann', []],
  ['an address with a name', 'Ann <ann@a.example>', []],
  ['a header', `${ANN}\r\nBcc:x@y.example`, []],
  ['too many at once', `${ANN},${BEN},${CLEO},${DAN}`, []],
  ['more than there is room', DAN, [ANN, BEN, CLEO]],
  [
    'one more when all invitations are used',
    DAN,
    [`-${ANN}`, `-${ANN}`, `-${BEN}`, `-${BEN}`, `-${CLEO}`, CLEO],
  ],
])('refuses %s', (_what, typed, there) => {
  expect(readGuests(typed, { visitor: VISITOR, known: known(...there) })).toEqual({
    problem: expect.stringMatching(/\.$/),
  });
});

it('says how many more can be invited', () => {
  expect(roomForGuests([])).toBe(3);
  expect(roomForGuests(known(ANN, `-${BEN}`))).toBe(2);
  expect(roomForGuests(known(`-${ANN}`, `-${ANN}`, `-${BEN}`, `-${BEN}`, CLEO))).toBe(1);
});
