import { expect, it } from 'vitest';
import { datesOf } from './changed-dates.ts';

it('dates a folder by the newest change to it or to its documents', () => {
  const log = [
    '2026-03-04',
    '',
    'site/src/features/home/desk/drafts.ts',
    'content/en/employees/ai-hr.yaml',
    'content/en/pages/accessibility.yaml',
    '2026-02-01',
    '',
    'site/src/features/home/page.ts',
    'site/src/features/pricing/page.ts',
    'site/src/features/accessibility/page.ts',
    '',
  ].join('\n');
  expect(datesOf(log)).toEqual({
    ...{ home: '2026-03-04', 'home/desk': '2026-03-04', pricing: '2026-02-01' },
    ...{ 'ai-employees': '2026-03-04', accessibility: '2026-03-04' },
  });
});
