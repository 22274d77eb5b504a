import { expect, it } from 'vitest';
import { findMailViolations, type PutMail, type Timelines } from './conversation-history.ts';

const mail = { subject: 'a', kind: 'reply', text: 'Yes.', files: 0 };
const put: PutMail = { ...mail, leads: ['1'] };
const shown = { ...mail, leadId: '1' };
const lead = { id: '1', state: 'new', assignedTo: 'maya' };

it.each<[string, Partial<PutMail>, string[], Partial<Timelines>, string[]]>([
  ['a mail on its timeline', {}, ['a'], {}, []],
  ['copies of a mail that is there once', { leads: ['1', '2'] }, ['a', 'a'], {}, []],
  [
    'an automatic mail that leaves a request as it was',
    { kind: 'automatic' },
    ['a'],
    { mails: [{ ...shown, kind: 'automatic' }], leads: [{ ...lead, state: 'handled' }] },
    [],
  ],
  ['a mail that answers nothing', { leads: [] }, ['a'], { mails: [], leads: [] }, []],
  ['a lost mail', {}, ['a'], { mails: [], leads: [] }, ['a is in the mailbox, and on no timeline']],
  ['a mail that is there twice', {}, ['a'], { mails: [shown, shown] }, ['a is on timelines 2 times']],
  [
    'a mail of an erased person',
    { leads: [] },
    ['a'],
    {},
    ['a is shown, though it answers nothing that is there'],
  ],
  ['a mail of another', { leads: ['2'] }, ['a'], {}, ['a is on the timeline of another person']],
  ['another kind', { kind: 'automatic' }, ['a'], {}, ['a is taken for reply']],
  ['another text', { text: 'No.' }, ['a'], {}, ['a is shown otherwise than it was written']],
  ['a lost file', { files: 1 }, ['a'], {}, ['a is shown otherwise than it was written']],
  ['a mail that was never there', {}, [], {}, ['a is shown, and not in the mailbox']],
  [
    'a request that was left',
    {},
    ['a'],
    { leads: [{ id: '1', state: 'handled', assignedTo: null }] },
    ['the request 1 is handled, not new', 'the request 1 is not assigned'],
  ],
])('finds %s', (_, changes, mailbox, found, violations) => {
  const timelines = { leads: [lead], mails: [shown], ...found };
  expect(findMailViolations([{ ...put, ...changes }], mailbox, timelines)).toEqual(violations);
});
