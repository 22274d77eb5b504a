import { describe, expect, it } from 'vitest';
import { isAllQuiet, urgencyOf } from './waiting.rules.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const none = { leads: [], all: 0 };

describe('urgencyOf', () => {
  it.each([
    ['2026-11-26T11:30:00Z', 'plain'],
    ['2026-11-26T11:00:00Z', 'human'],
    ['2026-11-25T12:00:01Z', 'human'],
    ['2026-11-25T12:00:00Z', 'bad'],
  ])('of a lead of %s is %s', (receivedAt, tone) => {
    expect(urgencyOf(receivedAt, NOW)).toBe(tone);
  });
});

describe('isAllQuiet', () => {
  it('is where nothing waits', () => {
    expect(isAllQuiet({ unanswered: none, held: none, demos: [], troubles: [] })).toBe(true);
  });

  it('is for those who may see none of it', () => {
    expect(isAllQuiet({})).toBe(true);
  });

  it.each([
    { unanswered: { leads: [], all: 3 } },
    { held: { leads: [], all: 1 } },
    { troubles: [{ cause: 'backup-late', color: 'amber' as const, title: 'Late', text: 'Late' }] },
  ])('is not with %j', (today) => {
    expect(isAllQuiet(today)).toBe(false);
  });
});
