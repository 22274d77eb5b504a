import { describe, expect, test } from 'vitest';
import { echoNumber } from './number-echo.ts';

const ECHOED = { number: 75_000, isClear: true, read: '$75,000', remark: 'USD per year', example: '75,000' };

describe('echoNumber', () => {
  test.each(['75000', '75 000', '₹75,000', '75000 USD', '075,000'])(
    'shows %s formatted behind the unit',
    (text) => {
      expect(echoNumber({ ...ECHOED, text })).toEqual({ hint: 'USD per year · $75,000' });
    },
  );

  test.each(['75,000', '$75,000', ' 75,000 '])('does not repeat %s', (text) => {
    expect(echoNumber({ ...ECHOED, text })).toEqual({ hint: 'USD per year' });
  });

  test('marks an ambiguous number, with an example of this field', () => {
    expect(echoNumber({ ...ECHOED, text: '75.000', isClear: false })).toEqual({
      error: 'We read this as $75,000. Write it like 75,000.',
    });
  });

  test.each([
    ['168', 168, false],
    ['0', 0, false],
    ['169', 169, true],
    ['-1', -1, true],
  ])('checks %s against the range', (text, number, isMarked) => {
    const echo = echoNumber({ ...ECHOED, text, number, read: text, mostHours: 168 });
    expect(echo).toEqual(
      isMarked ? { error: `We read this as ${text}. Use 0 to 168 hours.` } : { hint: 'USD per year' },
    );
  });

  test('shows only the unit of an empty field', () => {
    expect(echoNumber({ ...ECHOED, text: ' ', isClear: false })).toEqual({ hint: 'USD per year' });
  });
});
