import { bars, field, lanes, legend, stacks } from './charts.ts';
import { timeline } from './flows.ts';
import type { Sheet } from './sheet.ts';

/** The figures of 'Sales and Marketing'. */
export const salesFigures: Record<string, (sheet: Sheet) => void> = {
  'review-minutes': (sheet) =>
    stacks(
      sheet,
      [
        { label: 'drafts to read', color: 'human' },
        { label: 'report and planning', color: 'agent' },
        { label: 'kept free', color: 'line-strong' },
      ],
      [
        { label: 'Article', reads: '75 min', parts: [75], note: '1 × 75 minutes' },
        { label: 'Emails', reads: '60 min', parts: [60], note: '2 × 30 minutes' },
        { label: 'Social posts', reads: '60 min', parts: [60], note: '6 × 10 minutes' },
        { label: 'Monday', reads: '45 min', parts: [0, 45], note: 'report and planning' },
        {
          label: 'The whole week',
          reads: '300 min',
          parts: [195, 45, 60],
          note: '240 planned, 60 for surprises',
        },
      ],
      300,
    ),
  'what-you-might-earn': (sheet) => {
    timeline(sheet, [
      { tag: '2,000', title: 'readers', by: 'line-strong' },
      { tag: '60', title: 'follow the link', by: 'line-strong' },
      { tag: '12', title: 'start a trial', by: 'line-strong' },
      { tag: '3', title: 'are paying', by: 'agent' },
    ]);
    sheet.bottom += 12;
    bars(
      sheet,
      [
        { label: 'On Starter', value: 8.7, reads: '$8.70' },
        { label: 'On Startup', value: 29.7, reads: '$29.70' },
        { label: 'On Growth', value: 44.7, reads: '$44.70' },
        { label: 'Each month, at most', value: 83.1, reads: '$83.10', color: 'human' },
      ],
      { max: 83.1 },
    );
  },
  'eighty-lines': (sheet) =>
    field(sheet, [
      { count: 71, label: 'hold up', reads: 'use them as they are', color: 'agent' },
      { count: 4, label: 'stale', reads: 'shorten the age limit', color: 'line-strong' },
      { count: 3, label: 'unsupported', reads: 'require quotes, mark ten more', color: 'warn' },
      { count: 2, label: 'wrong company', reads: 'fix the input, mark ten new briefs', color: 'bad' },
    ]),
  'rfp-afternoon': (sheet) => {
    legend(sheet, [
      { label: 'the agent', color: 'agent' },
      { label: 'people', color: 'human' },
    ]);
    lanes(
      sheet,
      {
        from: 13,
        to: 17,
        ticks: [
          [13, '1:00'],
          [14, '2:00'],
          [14.5, '2:30'],
          [16, '4:00'],
          [17, '5:00 PM'],
        ],
      },
      [
        { label: 'Read and list', spans: [{ from: 13, to: 13.75, color: 'agent' }] },
        { label: 'Bid or no bid', spans: [{ from: 13.75, to: 14, color: 'human' }] },
        { label: 'Draft, mark gaps', spans: [{ from: 14, to: 14.5, color: 'agent' }] },
        { label: 'Experts answer', spans: [{ from: 14.5, to: 16, color: 'human' }] },
        { label: 'Check limits', spans: [{ from: 16, to: 17, color: 'agent' }] },
        { label: 'Owner reads it all', spans: [{ from: 16, to: 17, color: 'human' }] },
      ],
    );
  },
  'follow-up-days': (sheet) =>
    timeline(sheet, [
      { tag: 'Day 1', title: 'Opening', note: '90 words: why them, why now' },
      { tag: 'Day 4', title: 'First follow-up', note: '60 words: the likeliest objection' },
      { tag: 'Day 10', title: 'Second follow-up', note: '50 words: a smaller question' },
      { tag: 'Day 15', title: 'Close', note: 'Nothing is sent', by: 'line-strong' },
    ]),
};
