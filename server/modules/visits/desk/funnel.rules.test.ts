import { describe, expect, it } from 'vitest';
import type { TouchCounts } from '../../leads/leads.queries.ts';
import type { WeekSum } from '../read-visits.ts';
import { joinFunnel } from './funnel.rules.ts';

const sum = (topic: WeekSum['topic'], name: string, visits: number, detail = ''): WeekSum => ({
  ...{ key: '', topic, name, detail, reader: 'people' },
  sums: { visits, inner: 0, prefetched: 0 },
});
const touch = (of: TouchCounts['touch'], counts: Partial<TouchCounts> = {}): TouchCounts => ({
  ...{ touch: of, source: null, campaign: null, sent: 1, confirmed: 0, held: 0, won: 0, ...counts },
});
const NEWSLETTER = { utm_source: 'Newsletter', utm_medium: 'email', utm_campaign: 'Spring' };
const weeks = [
  {
    monday: '2026-03-02',
    sums: [
      sum('rule', 'navigation', 10),
      { ...sum('rule', 'ai', 99), reader: 'robots' as const },
      sum('page', '/pricing', 6),
      sum('page', '/blog/guides/first', 4),
      sum('source', 'campaign', 7, 'newsletter'),
      sum('source', 'direct', 3),
      sum('campaign', 'spring', 7, 'campaign'),
      sum('step', 'times', 5, '/pricing'),
      sum('step', 'refused', 8, '/pricing'),
    ],
    touches: [
      touch(
        { ...NEWSLETTER, landing_page: '/pricing' },
        { source: 'Newsletter', campaign: 'Spring', sent: 2, confirmed: 2, held: 1, won: 1 },
      ),
      touch({}),
    ],
  },
  {
    monday: '2026-03-09',
    sums: [],
    touches: [
      touch({ ...NEWSLETTER, utm_source: 'newsletter' }, { source: 'newsletter', campaign: 'Spring' }),
      touch({ referrer: 'https://www.linkedin.com/feed', landing_page: '/blog/guides/first' }),
    ],
  },
];
const none = { visits: 0, calculated: 0, times: 0, sent: 0, confirmed: 0, held: 0, won: 0 };
const unknown = { ...none, calculated: null, times: null };

describe('the steps from a visit to a customer', () => {
  const { all, parts } = joinFunnel(weeks);

  it('are those of people, in all and by week', () => {
    expect(all).toEqual({ ...none, visits: 10, times: 5, sent: 5, confirmed: 2, held: 1, won: 1 });
    expect(parts.week.map(({ name, steps }) => [name, steps.visits, steps.sent])).toEqual([
      ['2026-03-02', 10, 3],
      ['2026-03-09', 0, 2],
    ]);
  });

  it('are joined by the names of sources and campaigns, with no guess at calls', () => {
    expect(parts.source).toEqual([
      {
        name: 'newsletter',
        steps: { ...unknown, visits: 7, sent: 3, confirmed: 2, held: 1, won: 1 },
        // Two spellings are no filter of a list.
        leads: null,
      },
      { name: 'Direct or unnamed', steps: { ...unknown, visits: 3, sent: 1 }, leads: null },
      { name: 'linkedin.com', steps: { ...unknown, sent: 1 }, leads: null },
    ]);
    expect(parts.campaign).toEqual([
      {
        name: 'spring',
        steps: { ...unknown, visits: 7, sent: 3, confirmed: 2, held: 1, won: 1 },
        leads: { campaign: 'Spring' },
      },
    ]);
  });

  it('are joined by first page, beside the calls of that page', () => {
    expect(parts.page).toEqual([
      {
        ...{ name: '/pricing', leads: null },
        steps: { ...none, visits: 6, times: 5, sent: 2, confirmed: 2, held: 1, won: 1 },
      },
    ]);
    expect(parts.article.map(({ name, steps }) => [name, steps.visits, steps.sent])).toEqual([
      ['/blog/guides/first', 4, 1],
    ]);
  });

  it('keep twenty names, and add up all others', () => {
    const many = Array.from({ length: 23 }, (_, index) => sum('page', `/page-${index}`, 1 + index));
    const { page } = joinFunnel([{ monday: '2026-03-02', sums: many, touches: [] }]).parts;
    expect(page).toHaveLength(21);
    expect(page.at(-1)).toMatchObject({ name: '3 others', steps: { visits: 1 + 2 + 3 } });
  });
});
