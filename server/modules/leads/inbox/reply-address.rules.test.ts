import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMailbox } from '../../../shared/addresses/mailbox.ts';
import { findDeliveryIds, replyAddressOf } from './reply-address.rules.ts';

const ID = '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21';
const ADDRESS = replyAddressOf({ address: 'answers@example.com' }, ID);

describe('the address for replies', () => {
  it('is another one for each mail, and short enough', () => {
    expect(ADDRESS).toMatch(/^answers\+[0-9a-z]{26}@example\.com$/);
    expect(replyAddressOf({ address: 'answers@example.com' }, ID.replace('d21', 'd22'))).not.toBe(ADDRESS);
  });

  it.each([
    ['as it is', { recipients: ADDRESS, references: '' }],
    ['in capitals', { recipients: `"Maya" <${ADDRESS.toUpperCase()}>`, references: '' }],
    ['beside others', { recipients: `sales@example.com\n${ADDRESS}`, references: '' }],
    ['by its Message-ID alone', { recipients: 'sales@example.com', references: `<${ID}@example.com>` }],
  ])('leads to its mail %s', (_, mail) => {
    expect(findDeliveryIds(mail)).toEqual([ID]);
  });

  it('counts before the mail that is answered, and that before earlier ones', () => {
    const [first, last] = [ID.replace('d21', 'd01'), ID.replace('d21', 'd02')];
    const references = `<${first}@example.com> <${last}@example.com>`;
    expect(findDeliveryIds({ recipients: ADDRESS, references })).toEqual([ID, last, first]);
  });

  it.each(['answers@example.com', 'answers+sale@example.com', `answers+${'z'.repeat(26)}@example.com`])(
    'is not %s',
    (recipients) => {
      expect(findDeliveryIds({ recipients, references: '' })).toEqual([]);
    },
  );

  it('holds every id', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const recipients = replyAddressOf({ address: 'a@b.example' }, id);
        expect(findDeliveryIds({ recipients, references: '' })).toEqual([id]);
      }),
    );
  });
});

describe('readMailbox', () => {
  it.each([
    [
      'imaps://answers%40example.com:p%3Aw@mail.example.com/INBOX',
      {
        port: 993,
        isSecure: true,
        user: 'answers@example.com',
        password: 'p:w',
        address: 'answers@example.com',
      },
    ],
    [
      'imap://answers:pw@127.0.0.1:1143/Replies%20here?address=answers@example.com',
      { port: 1143, isSecure: false, folder: 'Replies here', address: 'answers@example.com' },
    ],
    ['imaps://a%40b.example:pw@mail.example.com', { folder: 'INBOX' }],
  ])('reads %s', (text, parts) => {
    expect(readMailbox(text)).toMatchObject(parts);
  });

  it.each([
    'https://a%40b.example:pw@mail.example.com',
    'imaps://mail.example.com/INBOX',
    'imaps://user:pw@mail.example.com/INBOX',
    'imaps://a%40b.example@mail.example.com/INBOX',
    'imaps://a%40b%40c.example:pw@mail.example.com',
    `imaps://${'a'.repeat(38)}%40b.example:pw@mail.example.com`,
    'mailbox',
  ])('refuses %s', (text) => {
    expect(readMailbox(text)).toBeUndefined();
  });
});
