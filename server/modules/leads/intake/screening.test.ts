import { describe, expect, it } from 'vitest';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { comparableText, findSuspicions, type LeadTraits } from './screening.ts';

const MOST_OF_ADDRESS = 5;
const HARMLESS: LeadTraits = {
  body: GOOD_BODIES.contact,
  email: 'asha@example.com',
  honeypot: undefined,
  openMs: undefined,
  leadsOfAddress: 1,
  addressesOfText: 1,
};
const saying = (fields: Record<string, string>) => ({ body: { ...GOOD_BODIES.contact, ...fields } });

describe('findSuspicions', () => {
  it.each<[string, Partial<LeadTraits>]>([
    ['a client that sends only the fields of the call', {}],
    ['a person who takes just long enough', { openMs: 2_000 }],
    ['an empty honeypot', { honeypot: '' }],
    ['as many requests as an address may send', { leadsOfAddress: 5 }],
    ['a text that was assigned to a class', { addressesOfText: 10 }],
    ['an address that only resembles a throwaway', { email: 'a@mymailinator.example' }],
    ['a throwaway name on the left', { email: 'mailinator.com@example.com' }],
    ['a company named by its site', saying({ company: 'https://rao.example' })],
    ['a name with a dot', saying({ lastName: 'Rao Jr. www' })],
    ['a link in a text', saying({ message: 'See https://rao.example and http://b.example' })],
    ['markup that is no link', saying({ message: 'We use <b> and [url shortener] a lot' })],
  ])('lets %s pass', (_who, traits) => {
    expect(findSuspicions({ ...HARMLESS, ...traits }, MOST_OF_ADDRESS)).toEqual([]);
  });

  it.each<[string, Partial<LeadTraits>, string]>([
    ['a filled honeypot', { honeypot: 'x' }, 'trap_filled'],
    ['a form sent instantly', { openMs: 0 }, 'sent_too_fast'],
    ['a form sent a moment too soon', { openMs: 1_999 }, 'sent_too_fast'],
    ['one request more than an address may send', { leadsOfAddress: 6 }, 'many_of_one_address'],
    ['one address more with the same text', { addressesOfText: 11 }, 'repeated_text'],
    ['a throwaway address', { email: 'a@mailinator.com' }, 'throwaway_address'],
    ['one in capitals, with a country domain', { email: 'a@YOPMAIL.co.uk' }, 'throwaway_address'],
    ['one in a subdomain of a throwaway', { email: 'a@box.temp-mail.org' }, 'throwaway_address'],
    ['a link in a first name', saying({ firstName: 'Win http://x.example' }), 'link_in_name'],
    ['a www in a last name', saying({ lastName: 'visit www.x.example' }), 'link_in_name'],
    ["a link in an agent's name", { body: { name: '<a href=x>' } }, 'link_in_name'],
    ['an HTML link', saying({ message: 'buy <A  title=1 HREF="x">this</a>' }), 'markup_in_text'],
    ['a BBCode link', saying({ message: '[url=https://x.example]x[/url]' }), 'markup_in_text'],
    ['one in instructions', { body: { instructions: '[URL]x[/URL]' } }, 'markup_in_text'],
  ])('flags %s', (_what, traits, suspicion) => {
    expect(findSuspicions({ ...HARMLESS, ...traits }, MOST_OF_ADDRESS)).toEqual([suspicion]);
  });

  it('returns every reason', () => {
    const traits = { ...HARMLESS, honeypot: 'x', openMs: 5, email: 'a@mailinator.com', leadsOfAddress: 99 };
    expect(findSuspicions(traits, MOST_OF_ADDRESS)).toEqual([
      'trap_filled',
      'sent_too_fast',
      'many_of_one_address',
      'throwaway_address',
    ]);
  });
});

describe('comparableText', () => {
  const OFFER = 'We can bring your website to the first place of every search engine within a week';

  it.each([
    ['blanks and line breaks', OFFER.replaceAll(' ', '\n  ')],
    ['capitals', OFFER.toUpperCase()],
    ['digits and signs', `${OFFER}!!! 4711-0815`],
  ])('ignores %s', (_what, message) => {
    expect(comparableText('contact', { message })).toBe(comparableText('contact', { message: OFFER }));
  });

  it('distinguishes different words', () => {
    const other = comparableText('contact', { message: `${OFFER} or two` });
    expect(comparableText('contact', { message: OFFER })).not.toBe(other);
  });

  it.each([
    ['a short text', 'contact', { message: 'Please call me back.' }],
    ['no text', 'demo', {}],
    ['the texts of a chatbot, which have defaults', 'chatbot', { message: OFFER }],
  ])('returns undefined for %s', (_what, kind, body) => {
    expect(comparableText(kind, body)).toBeUndefined();
  });
});
