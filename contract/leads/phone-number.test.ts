import { describe, expect, it } from 'vitest';
import { findPhoneProblem, PHONE_SENTENCES, readPhone, withDialedPhone } from './phone-number.ts';

describe('readPhone with a number of India', () => {
  it.each([
    ['9876543210', '+919876543210'],
    [' 98765-43210 ', '+919876543210'],
    ['98765/43210', '+919876543210'],
    ['98765–43210', '+919876543210'],
    ['98765\u00a043210', '+919876543210'],
    ['98765\u200943210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['080 2345 6789', '+918023456789'],
    ['(080) 2345-6789', '+918023456789'],
    ['919876543210', '+919876543210'],
    ['91 98765 43210', '+919876543210'],
    ['91 098765 43210', '+919876543210'],
    ['091 98765 43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['+91 (0) 98765 43210', '+919876543210'],
    ['(+91) 98765-43210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['+91+919876543210', '+919876543210'],
    ['+91 +91 98765 43210', '+919876543210'],
    ['+91-91-98765-43210', '+919876543210'],
    ['91 91 98765 43210', '+919876543210'],
    ['0091 +91 98765 43210', '+919876543210'],
    ['+0 98765 43210', '+919876543210'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['\u202d98765\u200b43210\u202c', '+919876543210'],
    ['9198765432', '+919198765432'],
    ['1800 180 1551', '+9118001801551'],
    ['९८७६५ ४३२१०', '+919876543210'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['٠٩٨٧٦٥٤٣٢١٠', '+919876543210'],
    ['＋９１ ９８７６５ ４３２１０', '+919876543210'],
    ['𝟗𝟖𝟕𝟔𝟓𝟺𝟹𝟸𝟷𝟶', '+919876543210'],
  ])('dials %j as %s', (typed, number) => {
    expect(readPhone(typed)).toEqual({ number, leftOut: '' });
  });
});

describe('readPhone with a number of another country', () => {
  it.each([
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['+44 +44 20 7946 0958', '+442079460958'],
    ['+91 +44 20 7946 0958', '+442079460958'],
    ['+39 06 698 12345', '+390669812345'],
    ['+39 (0)6 698 12345', '+390669812345'],
    ['+49 30/901820', '+4930901820'],
    ['+1 (415) 555-0132', '+14155550132'],
    ['+1 1 415 555 0132', '+14155550132'],
    ['+1.415.555.0132', '+14155550132'],
    ['+247 2345', '+2472345'],
    ['+12 345678901234', '+12345678901234'],
  ])('dials %j as %s', (typed, number) => {
    expect(readPhone(typed)).toEqual({ number, leftOut: '' });
  });
});

describe('readPhone with text around a number', () => {
  it.each([
    ['+1 415 555 0132 ext. 12', '+14155550132', 'ext. 12'],
    ['+1 415 555 0132x12', '+14155550132', 'x12'],
    ['+1 415 555 0132, 12', '+14155550132', '12'],
    ['tel:+1-415-555-0132;ext=12', '+14155550132', 'tel ext=12'],
    ['98765 43210 ext 12', '+919876543210', 'ext 12'],
    ['98765 43210 #12', '+919876543210', '#12'],
    ['98765 43210 (after 6 pm)', '+919876543210', 'after 6 pm'],
    ['98765 43210 / 91234 56789', '+919876543210', '91234 56789'],
    ['9876543210/9123456789', '+919876543210', '9123456789'],
    ['98765 43210, 91234 56789', '+919876543210', '91234 56789'],
    ['98765 43210 - 91234 56789', '+919876543210', '91234 56789'],
    ['98765 43210 or 91234 56789', '+919876543210', 'or 91234 56789'],
    ['080 2345 6789/90', '+918023456789', '90'],
    ['+44 7700 900123 / +44 7700 900124', '+447700900123', '+44 7700 900124'],
    ['ext 12, 98765 43210', '+919876543210', 'ext 12'],
    ['Mob: 98765 43210', '+919876543210', 'Mob'],
  ])('separates the number from the text around it in %j', (typed, number, leftOut) => {
    expect(readPhone(typed)).toEqual({ number, leftOut });
  });
});

describe('readPhone without a number', () => {
  it.each([
    ...['', '-', '+', '+91', '000', 'call me', '12', '+9112', '+91 12345', '91 2345', '+91 9876 5432'],
    ...['98765 4321', '98765 43210 1', '030 901820', '98765 4321O', '1-800-FLOWERS', '+1-800-FLOWERS'],
    ...['+1 234 567 890 123 456', '99999 99999 99999', '9876543210 9123456789', '+999999'],
    `98765 43210${' '.repeat(100)}x`,
  ])('finds no number in %j', (typed) => {
    expect(readPhone(typed)).toEqual({ number: '', leftOut: '' });
  });
});

describe('findPhoneProblem', () => {
  it.each([
    ['98765 43210 ext 12', undefined],
    ['', PHONE_SENTENCES.missing],
    ['call me', PHONE_SENTENCES.missing],
    ['12', PHONE_SENTENCES.home],
    ['030 901820', PHONE_SENTENCES.home],
    ['+9', PHONE_SENTENCES.foreign],
    ['＋9', PHONE_SENTENCES.foreign],
    ['+44 2079 4609 5812 3456', PHONE_SENTENCES.foreign],
    ['1-800-FLOWERS', PHONE_SENTENCES.letters],
    [`98765 43210${'!'.repeat(90)}`, PHONE_SENTENCES.home],
  ])('answers for %j: %s', (text, sentence) => {
    expect(findPhoneProblem(text)).toBe(sentence);
  });
});

describe('withDialedPhone', () => {
  const request = { phone: '98765 43210', message: 'Two of us' };

  it('gives a request a phone that can be dialed', () => {
    expect(withDialedPhone(request)).toEqual({ phone: '+919876543210', message: 'Two of us' });
  });

  it('keeps in the message what does not belong to the number', () => {
    const phone = '98765 43210 ext 12';
    const note = 'Phone as typed: 98765 43210 ext 12';
    expect(withDialedPhone({ ...request, phone }).message).toBe(`Two of us\n\n${note}`);
    expect(withDialedPhone({ phone, message: '' }).message).toBe(note);
    expect(withDialedPhone({ phone })).toEqual({ phone: '+919876543210', message: note });
  });

  it('keeps a request unchanged when nothing can be dialed or it is done already', () => {
    const settled = withDialedPhone({ ...request, phone: '98765 43210 ext 12' });
    expect(withDialedPhone(settled)).toEqual(settled);
    expect(withDialedPhone({ ...request, phone: '12' })).toEqual({ ...request, phone: '12' });
  });
});
