import { describe, expect, it } from 'vitest';
import { stemOf, termsOf, wordsIn } from './words.ts';

describe('wordsIn', () => {
  it.each([
    ['Café & Résumé', ['cafe', 'resume']],
    ['25,000 credits', ['25000', 'credits']],
    ['$29/mo', ['29', 'mo']],
    ['your e-mail address', ['your', 'email', 'address']],
    ["don’t, won't, Noah's", ['dont', 'wont', 'noah']],
    ['AI-SDR', ['ai', 'sdr']],
    ['30-day', ['30', 'day']],
    ['价格', ['价格']],
    ['?! … 💥', []],
  ])('reads %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('truncates a word that is too long', () => {
    expect(wordsIn('x'.repeat(8_000))).toEqual(['x'.repeat(40)]);
  });
});

describe('stemOf', () => {
  it.each([
    'price prices priced pricing',
    'cancel cancels cancelled cancelling canceled',
    'company companies',
    'expire expires expired expiring',
    'change changes changed changing',
    'employee employees',
    'integrate integrates integration integrations',
    'process processes',
    'month monthly months',
    'plan plans planned planning',
    'reply replies',
  ])('finds one key for %s', (forms) => {
    expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each([
    ['need', 'knee'],
    ['status', 'state'],
    ['bus', 'business'],
    ['free', 'freed'],
    ['25000', '2500'],
    ['analysis', 'analyst'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

describe('termsOf', () => {
  it('keeps the words that carry meaning', () => {
    expect(termsOf('How do I get the price of your plans, please?')).toEqual(['pric', 'plan']);
  });
});
