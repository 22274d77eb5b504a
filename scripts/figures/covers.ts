import { COVER } from 'contract/site/drawing-style.ts';
import type { CoverFact } from 'contract/site/site-locals.ts';

/** The number of each figure that stands on the cover of its article, and the part of a whole that it is. */
export const covers: Readonly<Record<string, CoverFact>> = {
  'twenty-pieces': { reads: '11 of 20', share: 55 },
  'credits-by-day': { reads: '2,000 credits' },
  'drafts-by-day': { reads: '32 of 53', share: 60 },
  'approval-place': { reads: 'The last no' },
  'task-scores': { reads: '10 points', share: 83 },
  'who-hears-when': { reads: '3 weeks' },
  'reading-time': { reads: '17 hours', share: 61 },
  'onboarding-tasks': { reads: '13 tasks', share: 54 },
  'two-rounds': { reads: '18 of 20', share: 90 },
  'trap-in-the-average': { reads: '6.3%', share: 6.3 },
  'handoff-note': { reads: '8 mm short' },
  'four-verbs': { reads: 'Read, draft, act', share: 75 },
  'price-of-a-message': { reads: '1.25¢' },
  'which-rule': { reads: 'One in four', share: 25 },
  'one-refund': { reads: '$60 of $180', share: 33 },
  'review-minutes': { reads: '300 min' },
  'what-you-might-earn': { reads: '$83.10' },
  'eighty-lines': { reads: '71 of 80', share: 89 },
  'rfp-afternoon': { reads: '5:00 PM' },
  'follow-up-days': { reads: 'Day 15' },
  'one-delay': { reads: '2 days late' },
  'one-survey': { reads: '36,000' },
  'break-even': { reads: '$75.78', share: 77 },
  'meeting-hours': { reads: '4.75 h', share: 49 },
  'roi-corrections': { reads: '$9,552', share: 21 },
  'first-conversation': { reads: 'Six events' },
  'same-id-again': { reads: 'Sent twice' },
  'page-sizes': { reads: '0.64 s', share: 27 },
  'lost-answer': { reads: '201 again' },
  'token-lifetimes': { reads: '72 hours' },
};

/** Returns the cover within a figure's file, where nothing shows it. */
export function coverPart({ reads, share }: CoverFact): string {
  const bar = share === undefined ? '' : `<rect width="${share}%"/>`;
  return `  <g class="${COVER}"><text>${reads}</text>${bar}</g>`;
}
