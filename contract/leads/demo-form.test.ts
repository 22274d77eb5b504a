import { describe, expect, it } from 'vitest';
import { DEFAULT_OFFICE } from '../bookings/office.ts';
import { demoRequestFromForm, lacksConsent } from './demo-form.ts';

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
  it('makes the body of the demo call from a form sent without script', () => {
    expect(demoRequestFromForm(DEFAULT_OFFICE, FORM)).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phone: '98765 43210',
      message: '',
      startDateTime: '2026-03-11T08:00:00+05:30',
      endDateTime: '2026-03-11T08:30:00+05:30',
      timezone: 'Asia/Kolkata',
    });
  });

  it('leaves an unknown time for the slot rules to refuse', () => {
    expect(demoRequestFromForm(DEFAULT_OFFICE, { ...FORM, time: '08:17 AM' })).toMatchObject({
      startDateTime: '',
      endDateTime: '',
    });
  });

  it('leaves a missing day for the slot rules to refuse', () => {
    expect(demoRequestFromForm(DEFAULT_OFFICE, { ...FORM, date: '' })).toMatchObject({ startDateTime: '' });
  });

  it('passes the fields of the call itself through', () => {
    const { date: _date, time: _time, ...rest } = FORM;
    const interval = { startDateTime: '2026-03-11T08:00:00+05:30', endDateTime: '2026-03-11T08:30:00+05:30' };
    expect(demoRequestFromForm(DEFAULT_OFFICE, { ...rest, ...interval })).toMatchObject(interval);
  });

  it('keeps fields that do not belong, so that the call refuses them', () => {
    expect(demoRequestFromForm(DEFAULT_OFFICE, { ...FORM, isAdmin: 'true' })).toHaveProperty('isAdmin');
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
  it.each(forms)('finds whether consent is lacking in %s', (_what, form, isLacking) => {
    expect(lacksConsent(form)).toBe(isLacking);
  });
});
