import { expect, it } from 'vitest';
import { datesOf } from './changed-dates.ts';

it('dates a folder by the newest change within it', () => {
  const log = [
    '2026-03-04',
    '',
    'home/desk/drafts.ts',
    '2026-02-01',
    '',
    'home/page.ts',
    'pricing/page.ts',
    '',
  ].join('\n');
  expect(datesOf(log)).toEqual({ home: '2026-03-04', 'home/desk': '2026-03-04', pricing: '2026-02-01' });
});
