import { describe, expect, it } from 'vitest';
import { toReview } from './live-content.ts';
import { hashOfText } from './texts.store.ts';

const defaults = new Map([
  ['site#name', 'Example'],
  ['plans#startup.price', '99'],
]);
const review = (address: string, replaced: string) =>
  toReview([{ address, replacedHash: hashOfText(replaced) }], (name) => defaults.get(name));

describe('toReview', () => {
  it('names texts whose default has changed', () => {
    expect(review('plans#startup.price', '89')).toEqual(['plans#startup.price']);
  });

  it.each([
    ['that replace what is there today', 'site#name', 'Example'],
    ['that replace nothing any more, which is a problem of its own', 'site#slogan', 'Before'],
  ])('leaves out texts %s', (_which, address, replaced) => {
    expect(review(address, replaced)).toEqual([]);
  });
});
