import { describe, expect, it } from 'vitest';
import { type CountedWeek, describeVisits } from './visit-words.rules.ts';

const week = (
  visits: number,
  of: Partial<Record<'sources' | 'forms' | 'pages', Record<string, number>>> = {},
): CountedWeek => ({
  visits,
  ...{ sources: new Map(Object.entries(of.sources ?? {})), forms: new Map(Object.entries(of.forms ?? {})) },
  pages: new Map(Object.entries(of.pages ?? {})),
});

describe('a week in words', () => {
  it('names the visits, what changed most, and the page that was opened most', () => {
    const before = week(741, {
      sources: { 'linkedin.com': 58, 'google.com': 300 },
      forms: { newsletter: 4 },
    });
    const now = week(830, {
      sources: { 'linkedin.com': 120, 'google.com': 310 },
      forms: { newsletter: 11, 'google.com': 3 },
      pages: { '/': 500, '/pricing': 257, '(unknown)': 900 },
    });
    expect(describeVisits(now, before)).toEqual([
      'People made 830 visits last week: 12 % more than in the week before.',
      'Visits from linkedin.com doubled, from 58 to 120.',
      'Forms from visitors of newsletter more than doubled, from 4 to 11.',
      'Beside the home page, /pricing was opened most: 31 times in 100 visits.',
    ]);
  });

  it.each([
    ['no visits', week(0), week(0), []],
    ['a first week', week(1), week(0), ['People made 1 visit last week.']],
    [
      'chance',
      week(30, { sources: { a: 19 }, forms: { a: 3 } }),
      week(30, { sources: { a: 1 }, forms: { a: 0 } }),
      ['People made 30 visits last week: as many as in the week before.'],
    ],
    [
      'a source that is gone',
      week(10),
      week(40, { sources: { 'bing.com': 25 } }),
      [
        'People made 10 visits last week: 75 % fewer than in the week before.',
        'Visits from bing.com fell from 25 to 0.',
      ],
    ],
    [
      'a new source',
      week(40, { sources: { 'chatgpt.com': 20 } }),
      week(40),
      [
        'People made 40 visits last week: as many as in the week before.',
        'Visits from chatgpt.com are new: 20.',
      ],
    ],
  ])('says no more than there is: %s', (_what, now, before, sentences) => {
    expect(describeVisits(now, before)).toEqual(sentences);
  });
});
