import { describe, expect, it } from 'vitest';
import { demoRequestFromForm, withCountryCode } from './demo-form.ts';

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

describe('withCountryCode', () => {
  it.each([
    ['9876543210', '+919876543210'],
    [' 98765-43210 ', '+919876543210'],
    ['+44 20 7946 0000', '+442079460000'],
    ['', ''],
    ['call me', ''],
  ])('turns %j into %j', (typed, phone) => {
    expect(withCountryCode(typed)).toBe(phone);
  });
});
