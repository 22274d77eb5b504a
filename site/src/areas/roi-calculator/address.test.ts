import { ROI_DEFAULTS, readRoiInputs } from 'contract/product/roi.ts';
import { describe, expect, it, test } from 'vitest';
import { addressOf, asksForResults, enteredFromAddress, enteredFromForm, enteredOf } from './address.ts';

const addressIn = (address: string) => new URL(address, 'https://x.example');

describe('an address of the calculator', () => {
  const entered = { ...ROI_DEFAULTS, employees: '1 & 2', useCase: 'hr-operations' };

  it.each([true, false])('keeps what was entered, with or without results: %s', (isCalculated) => {
    const address = addressIn(addressOf('/roi-calculator', entered, isCalculated));
    expect(enteredFromAddress(address)).toEqual(entered);
    expect(asksForResults(address)).toBe(isCalculated);
  });

  it('keeps every figure where no browser sends it', () => {
    expect(addressIn(addressOf('/roi-calculator', entered, true)).search).toBe('');
  });

  it('may come from a form that was sent without script', () => {
    const address = addressIn('/roi-calculator?employees=7&useCase=hr-operations#roi-results');
    expect(enteredFromAddress(address)).toEqual({
      ...ROI_DEFAULTS,
      employees: '7',
      useCase: 'hr-operations',
    });
    expect(asksForResults(address)).toBe(true);
  });

  it('without figures gives the defaults', () => {
    expect(enteredFromAddress(addressIn('/roi-calculator?utm_source=mail'))).toEqual(ROI_DEFAULTS);
  });
});

test('an emptied field stays empty', () => {
  const form = new FormData();
  form.set('employees', '');

  expect(enteredFromForm(form).employees).toBe('');
  expect(enteredFromAddress(addressIn('/roi-calculator#employees=')).employees).toBe('');
});

test('what was calculated from can be entered again', () => {
  const entered = { ...ROI_DEFAULTS, useCase: 'hr-operations', industry: 'retail', avgSalary: '61,500' };
  const inputs = readRoiInputs(entered);

  expect(inputs && enteredOf(inputs)).toEqual({ ...entered, avgSalary: '61500' });
});
