import { ROI_DEFAULTS, readRoiInputs } from 'contract/product/roi.ts';
import { describe, expect, it, test } from 'vitest';
import { content } from '../../content.ts';
import { addressOf, asksForResults, enteredFromAddress, enteredFromForm, enteredOf } from './address.ts';

const addressIn = (address: string) => new URL(address, 'https://x.example');

describe('an address of the calculator', () => {
  const entered = { ...ROI_DEFAULTS, employees: '1 & 2', useCase: 'hr-operations' };

  it.each([true, false])('keeps the entries, with or without results: %s', (isCalculated) => {
    const address = addressIn(addressOf('/roi-calculator', entered, isCalculated));
    expect(enteredFromAddress(address)).toEqual(entered);
    expect(asksForResults(address)).toBe(isCalculated);
  });

  it('keeps every figure in the fragment, which no browser sends', () => {
    expect(addressIn(addressOf('/roi-calculator', entered, true)).search).toBe('');
  });

  it('reads a form that was sent without script', () => {
    const address = addressIn('/roi-calculator?employees=7&useCase=hr-operations#roi-results');
    expect(enteredFromAddress(address)).toEqual({
      ...ROI_DEFAULTS,
      employees: '7',
      useCase: 'hr-operations',
    });
    expect(asksForResults(address)).toBe(true);
  });

  it('reads the defaults from an address without figures', () => {
    expect(enteredFromAddress(addressIn('/roi-calculator?utm_source=mail'))).toEqual(ROI_DEFAULTS);
  });
});

test('keeps an emptied field empty', () => {
  const form = new FormData();
  form.set('employees', '');

  expect(enteredFromForm(form).employees).toBe('');
  expect(enteredFromAddress(addressIn('/roi-calculator#employees=')).employees).toBe('');
});

test('turns the inputs of a calculation back into entries', () => {
  const entered = { ...ROI_DEFAULTS, useCase: 'hr-operations', industry: 'retail', avgSalary: '61,500' };
  const inputs = readRoiInputs(entered, content().one('roi-options'));

  expect(inputs && enteredOf(inputs)).toEqual({ ...entered, avgSalary: '61500' });
});
