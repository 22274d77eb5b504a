import type { Texts } from 'contract/content/kinds.ts';
import { describe, expect, it } from 'vitest';
import { content } from '../../../shared/content.ts';
import { keepLegalVersions } from './legal-versions.ts';

const DATE = 'legal/terms#changedOn';
const OCTOBER: Texts = new Map([
  [DATE, '2026-10-01'],
  ['legal/terms#lede', 'What you get.'],
  ['legal/terms#summary', '1'],
  [
    'legal/terms#text',
    'Of {site.name}.\n\n## Plans {#plans}\n\n- {list.plans}\n- **More:** by agreement\n\n{noteCount} notes.',
  ],
]);

describe('a legal text', () => {
  const before = content().withTexts(OCTOBER);
  const keep = (changes: [string, string][]) =>
    keepLegalVersions(before, before.withTexts(new Map([...OCTOBER, ...changes])));

  it('is kept as it was, without anything that could change later, once another one has a later date', () => {
    const kept = keep([
      [DATE, '2026-11-29'],
      ['legal/terms#text', 'Another one'],
    ]);
    const name = 'legal-versions/terms-2026-10-01';
    expect(Object.fromEntries(kept)).toEqual({
      [`${name}#copyOf`]: 'legal-versions/template',
      [`${name}#document`]: 'terms',
      [`${name}#from`]: '2026-10-01',
      [`${name}#until`]: '2026-11-29',
      [`${name}#title`]: 'Terms of Use',
      [`${name}#text`]: expect.any(String),
    });
    expect(kept.get(`${name}#text`)).toBe(
      [
        'What you get.',
        '- [30-day money-back guarantee](#refunds)',
        `Of ${content().one('site').name}.`,
        '## Plans {#plans}',
        [
          '- **AI Starter Workspace:** $29 a month, 1 member, 2,000 AI message credits a month.',
          '- **AI Startup Team:** $99 a month, up to 5 members, 25,000 AI message credits a month.',
          '- **AI Growth Suite:** $149 a month, up to 10 members, 50,000 AI message credits a month.',
          '- **Enterprise:** Price by agreement, 25+ members, credits unlimited or bring-your-own-key.',
          '- **More:** by agreement',
        ].join('\n'),
        '10 notes.',
      ].join('\n\n'),
    );
    const words = before.withTexts(new Map([...OCTOBER, ...kept]));
    expect(words.findProblems(['legal-version'])).toEqual([]);
    expect(words.list('legal-version')).toMatchObject([{ id: 'terms-2026-10-01', from: '2026-10-01' }]);
  });

  it.each([
    ['whose date stays: it is corrected', [['legal/terms#text', 'Of us.']]],
    ['whose date was wrong', [[DATE, '2026-09-30']]],
    ['beside which another one changes', [['pages/home#title', 'Hello']]],
  ] as [string, [string, string][]][])('is not kept %s', (_which, changes) => {
    expect(keep(changes)).toEqual(new Map());
  });
});
