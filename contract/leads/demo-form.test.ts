import { describe, expect, it } from 'vitest';
import { demoRequestFromForm, lacksConsent, withCountryCode } from './demo-form.ts';

const FORM = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  message: '',
  consent: 'on',
  date: '2026-03-11',
  time: '08:00 AM',
};

describe('demoRequestFromForm', () => {
  it('makes the body of the demo call from a form without script', () => {
    expect(demoRequestFromForm(FORM)).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phone: '+919876543210',
      message: '',
      startDateTime: '2026-03-11T08:00:00+05:30',
      endDateTime: '2026-03-11T08:30:00+05:30',
      timezone: 'Asia/Kolkata',
    });
  });

  it('leaves an unknown time for the slot rules to refuse', () => {
    expect(demoRequestFromForm({ ...FORM, time: '08:17 AM' })).toMatchObject({
      startDateTime: '',
      endDateTime: '',
    });
  });

  it('leaves a missing day for the slot rules to refuse', () => {
    expect(demoRequestFromForm({ ...FORM, date: '' })).toMatchObject({ startDateTime: '' });
  });

  it('passes the fields of the call itself through', () => {
    const { date: _date, time: _time, ...rest } = FORM;
    const interval = { startDateTime: '2026-03-11T08:00:00+05:30', endDateTime: '2026-03-11T08:30:00+05:30' };
    expect(demoRequestFromForm({ ...rest, ...interval })).toMatchObject(interval);
  });

  it('keeps fields that do not belong, so that the call refuses them', () => {
    expect(demoRequestFromForm({ ...FORM, isAdmin: 'true' })).toHaveProperty('isAdmin');
  });
});

describe('lacksConsent', () => {
  const { consent: _consent, ...without } = FORM;
  const { date: _date, time: _time, ...person } = without;
  const forms: [string, Record<string, string>, boolean][] = [
    ['a form whose checkbox is set', FORM, false],
    ['a form with another value of the checkbox', { ...FORM, consent: 'yes' }, false],
    ['a form without it', without, true],
    ['a form with an empty one', { ...FORM, consent: '' }, true],
    ['a form without it and without a time', { ...person, date: '2026-03-11' }, true],
    ['the fields of the call', { ...person, startDateTime: '2026-03-11T08:00:00+05:30' }, false],
  ];
  it.each(forms)('of %s', (_what, form, isLacking) => {
    expect(lacksConsent(form)).toBe(isLacking);
  });
});

describe('withCountryCode', () => {
  it.each([
    ['9876543210', '+919876543210'],
    [' 98765-43210 ', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['080 2345 6789', '+918023456789'],
    ['919876543210', '+919876543210'],
    ['91 98765 43210', '+919876543210'],
    ['91 098765 43210', '+919876543210'],
    ['091 98765 43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['+91 (0) 98765 43210', '+919876543210'],
    ['(+91) 98765-43210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['9198765432', '+919198765432'],
    ['91 2345', '+91912345'],
    ['९८७६५ ४३२१०', '+919876543210'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['٠٩٨٧٦٥٤٣٢١٠', '+919876543210'],
    ['＋９１ ９８７６５ ４３２１０', '+919876543210'],
    ['𝟗𝟖𝟕𝟔𝟓𝟺𝟹𝟸𝟷𝟶', '+919876543210'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
    ['+91', ''],
    ['000', ''],
    ['', ''],
    ['call me', ''],
  ])('turns %j into %j', (typed, phone) => {
    expect(withCountryCode(typed)).toBe(phone);
  });
});
