import { describe, expect, it } from 'vitest';
import { readFormFacts } from './form-facts.ts';

describe('readFormFacts', () => {
  it.each([
    ['nothing', undefined, undefined, { isOwn: false }],
    ['the baggage of another program', 'utm_source=a', undefined, { isOwn: false }],
    ['the time of our form', 'form_open_ms=5200', undefined, { isOwn: true, openMs: 5_200 }],
    ['a time that is none', 'form_open_ms=soon', undefined, { isOwn: false }],
    ['a negative time', 'form_open_ms=-1', undefined, { isOwn: false }],
    ['an empty trap of a plain form', undefined, '', { isOwn: true }],
    ['a filled trap of a plain form', undefined, 'Buy', { isOwn: true, trap: 'Buy' }],
    ['a filled trap, of which its first character is enough', 'form_trap=Buy', undefined, { trap: 'B' }],
    ['a proof', 'form_proof=abc', undefined, { proof: 'abc' }],
  ])('reads %s', (_what, baggage, postedTrap, facts) => {
    expect(readFormFacts(baggage, postedTrap)).toMatchObject(facts);
  });
});
