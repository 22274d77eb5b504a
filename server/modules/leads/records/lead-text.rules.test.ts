import { describe, expect, it } from 'vitest';
import { holdsText, type SearchableLead } from './lead-text.rules.ts';

const LEAD: SearchableLead = {
  email: 'Meera@Example.com',
  body: {
    firstName: 'Meera Anne',
    lastName: 'D’Souza-Lópes',
    phone: '+919876543210',
    company: 'Strauß & Møller',
    message: 'The "Ann_x" 100% plan – please.',
    guests: ['first@guests.example'],
  },
  attribution: { utm_source: 'Newsletter' },
  context: { lastTouch: { utm_campaign: 'Été' } },
  notes: [{ text: 'called Twice' }],
  booking: { startDateTime: '2026-03-12T09:00:00+05:30' },
};

describe('holdsText', () => {
  it.each([
    ['a full name', 'Meera Anne D’Souza-Lópes'],
    ['first and last name without the one between', 'meera d’souza-lópes'],
    ['the last name first', 'D’Souza-Lópes Meera'],
    ['a part of a full name', 'Anne D’Sou'],
    ['a straight apostrophe', "D'Souza"],
    ['no apostrophe', 'dsouza'],
    ['another apostrophe', 'DʼSouza'],
    ['no accent', 'lopes'],
    ['an accent that is a character of its own', 'Lo\u0301pes'],
    ['an accent that is not there', 'Mééra'],
    ['letters without an accent to take off', 'strauss & moller'],
    ['a dash', 'D’Souza–Lópes'],
    ['several blanks', '  meera   anne '],
    ['an address in other capitals', 'mEERA@example'],
    ['a guest', 'GUESTS.example'],
    ['signs of patterns', '"ann_X" 100%'],
    ['how the visit began', 'NEWSletter'],
    ['something deeper in it', 'ete'],
    ['a note', 'TWICE'],
    ['the day to which the demo was moved', '2026-03-12'],
    ['a phone as people write it', '98765 43210'],
    ['a phone with its country', '+91 98765-43210'],
    ['a phone as it is dialled from abroad', '0091 (98765) 43210'],
    ['a phone as it is dialled at home', '098765.43210'],
    ['a part of a phone', '43210'],
    ['a sign of another width', 'ＭＥＥＲＡ'],
    ['words of several fields', 'meera møller newsl'],
  ])('finds %s', (_what, text) => {
    expect(holdsText(LEAD, text)).toBe(true);
  });

  it.each([
    ['another name', 'Meera Rao'],
    ['other digits', '98765 43211'],
    ['words of which one is elsewhere', 'meera contoso'],
    ['the end of a word', 'meera etter'],
    ['too few digits for a phone', '9 8 7'],
    ['no pattern', '100_ plan'],
    ['no SQL', "x' or '1'='1"],
    ['the names of fields', 'firstName'],
    ['nothing but apostrophes', "'’"],
    ['a character that no database takes', 'a\0b'],
  ])('does not find %s', (_what, text) => {
    expect(holdsText(LEAD, text)).toBe(false);
  });

  it('finds a British number with and without its leading zero', () => {
    const lead = { ...LEAD, body: { phone: '+442079460958' } };
    for (const text of ['+44 (0)20 7946 0958', '020 7946 0958', '20 7946'])
      expect(holdsText(lead, text)).toBe(true);
  });

  it('distinguishes vowel signs of Indian scripts', () => {
    const lead = { ...LEAD, body: { firstName: 'मीरा' } };
    expect([holdsText(lead, 'मीरा'), holdsText(lead, 'मर')]).toEqual([true, false]);
  });

  it('matches every lead when the text is empty', () => {
    expect(holdsText(LEAD, '')).toBe(true);
  });
});
