import { describe, expect, it } from 'vitest';
import { conceptsOf } from './concepts.ts';

describe('conceptsOf', () => {
  it.each([
    ['kostet', 'price'],
    ['kitna', 'price'],
    ['pricing', 'price'],
    ['cuesta', 'price'],
    ['kundigen', 'cancellation'],
    ['terminate', 'cancellation'],
    ['rabatt', 'coupon'],
    ['sprache', 'language'],
    ['verschlusselt', 'encryption'],
    ['salesforce', 'hubspot'],
  ])('finds that %s and %s mean the same', (one, other) => {
    const shared = conceptsOf(one).filter((concept) => conceptsOf(other).includes(concept));
    expect(shared).not.toEqual([]);
  });

  it.each([
    ['refund', 'price'],
    ['slack', 'salesforce'],
    ['demo', 'trial'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(conceptsOf(one).filter((concept) => conceptsOf(other).includes(concept))).toEqual([]);
  });

  it('knows nothing of a word that means nothing to us', () => {
    expect(conceptsOf('zebra')).toEqual([]);
    expect(conceptsOf('constructor')).toEqual([]);
  });

  it('names a concept once', () => {
    const concepts = conceptsOf('pricing');
    expect(new Set(concepts).size).toBe(concepts.length);
  });
});
