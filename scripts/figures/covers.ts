import { COVER } from 'contract/site/drawing-style.ts';
import type { CoverFact } from 'contract/site/site-locals.ts';

/** The number of each figure that stands on the cover of its article, and the part of a whole that it is. */
export const covers: Readonly<Record<string, CoverFact>> = {
  'twenty-pieces': { reads: '11 of 20', words: 'messages need no person', share: 55 },
  'credits-by-day': { reads: '2,000', words: 'credits, for a month of one-person business' },
  'drafts-by-day': { reads: '32 of 53', words: 'drafts go out untouched in week two', share: 60 },
  'approval-place': { reads: 'Last no', words: 'After the comparison, before the payment' },
  'task-scores': { reads: '10', words: 'points: start here. Below 6: leave it alone', share: 83 },
  'who-hears-when': { reads: '3 weeks', words: 'before day one: the first talk, alone' },
  'reading-time': { reads: '17 hours', words: 'of reading with the agent’s notes, not 28', share: 61 },
  'onboarding-tasks': { reads: '13 tasks', words: 'for the AI HR partner, 11 for people', share: 54 },
  'two-rounds': { reads: '18 of 20', words: 'answers right after round 2', share: 90 },
  'trap-in-the-average': { reads: '6.3%', words: 'faulty on average, worse in each group', share: 6.3 },
  'handoff-note': { reads: '8 mm', words: 'short: a fact that is asked for once' },
  'four-verbs': { reads: 'Commit', words: 'is a person’s. Read, draft and act can be the agent’s' },
  'price-of-a-message': { reads: '1.25¢', words: 'a message with your own key, 0.30¢ on Growth' },
  'which-rule': { reads: 'One', words: 'kind of data in four has to stay', share: 25 },
  'one-refund': { reads: '$60', words: 'proposed, and stopped at a limit of $50' },
  'review-minutes': { reads: '300 min', words: 'a week for the calendar, 60 of them kept free' },
  'what-you-might-earn': { reads: '$83.10', words: 'a month at most, from 2,000 readers' },
  'eighty-lines': { reads: '71 of 80', words: 'lines of the briefs hold up', share: 89 },
  'rfp-afternoon': { reads: '5:00 PM', words: 'and the first draft is complete' },
  'follow-up-days': { reads: 'Day 15', words: 'Nothing more is sent' },
  'one-delay': { reads: '2 days', words: 'of late cabling: move-in on Tuesday, not Monday' },
  'one-survey': { reads: '36,000', words: 'rentals, twice from one survey' },
  'break-even': { reads: '$75.78', words: 'saved by a plan of $99 a month', share: 77 },
  'meeting-hours': { reads: '4.75 h', words: 'for a meeting that took 9.75', share: 49 },
  'roi-corrections': { reads: '$9,552', words: 'left of an estimate of $45,360', share: 21 },
  'first-conversation': { reads: 'rooms', words: 'The first event, once the token is accepted' },
  'same-id-again': { reads: 'id A', words: 'Sent again, stored once, answered once' },
  'page-sizes': { reads: '0.64 s', words: 'for a thread, not 2.4 s, at 100 to a page', share: 27 },
  'lost-answer': { reads: '201', words: 'got lost. The same key gets it again' },
  'token-lifetimes': { reads: '72 hours', words: 'and the access token ends' },
};

/** Returns the cover within a figure's file, where nothing shows it. */
export function coverPart({ reads, words, share }: CoverFact): string {
  const bar = share === undefined ? '' : `<rect width="${share}%"/>`;
  return `  <g class="${COVER}"><text>${reads}</text><text>${words}</text>${bar}</g>`;
}
