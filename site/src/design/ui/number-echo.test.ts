import { describe, expect, test } from 'vitest';
import { echoNumber } from './number-echo.ts';

describe('what a field says of a number', () => {
  test.each([
    '100',
    '75000',
    '75,000',
    '75 000',
    "75'000",
    '75’000',
    '$75,000',
    '$ 75 000',
    '-3',
    ' 12 ',
    '1,234,567',
  ])('%s is echoed', (text) => {
    expect(echoNumber({ text, read: 'N', remark: 'Unit' })).toEqual({ hint: 'Unit · N' });
  });

  test.each(['75k', '75.000', '1e9', '12,50', '€75,000', 'many', '1,2,3', '12.9', '--3'])(
    '%s is marked, since it may mean something else',
    (text) => {
      expect(echoNumber({ text, read: 'N', remark: 'Unit' }).error).toContain('We read this as N.');
    },
  );

  test.each(['35.5', '.5', '7.', '-2'])('%s is echoed where decimals may be', (text) => {
    expect(echoNumber({ text, read: 'N', remark: 'Unit', allowsDecimals: true })).toEqual({
      hint: 'Unit · N',
    });
  });

  test('nothing is echoed of an empty field, and its unit stays', () => {
    expect(echoNumber({ text: '', read: '0', remark: 'USD per year' })).toEqual({ hint: 'USD per year' });
  });

  test.each([
    ['100', '100'],
    ['35', '$35'],
    ['$35', '$35'],
  ])('%s is not said twice', (text, read) => {
    expect(echoNumber({ text, read, remark: 'Unit' })).toEqual({ hint: 'Unit' });
  });

  test('the unit stands before the echo', () => {
    expect(echoNumber({ text: '75000', read: '$75,000', remark: 'USD per year' })).toEqual({
      hint: 'USD per year · $75,000',
    });
  });
});
