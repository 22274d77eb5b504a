import { expect, test } from 'vitest';
import { addressOf, enteredFromForm, enteredFromQuery } from './address.ts';
import { ROI_DEFAULTS } from './roi.ts';

test('what was entered survives the way through an address', () => {
  const entered = { ...ROI_DEFAULTS, employees: '1 & 2', useCase: 'hr-operations' };
  const address = addressOf('/roi-calculator', entered, true);

  expect(address).toMatch(/^\/roi-calculator\?employees=.*#roi-results$/);
  expect(enteredFromQuery(new URL(address, 'https://x.example').search)).toEqual(entered);
});

test('an address without a query gives the defaults', () => {
  expect(enteredFromQuery('?utm_source=mail')).toEqual(ROI_DEFAULTS);
});

test('an emptied field stays empty', () => {
  const form = new FormData();
  form.set('employees', '');

  expect(enteredFromForm(form).employees).toBe('');
  expect(enteredFromQuery('?employees=').employees).toBe('');
});
