import { describe, expect, it } from 'vitest';
import { comparableAddress, namePerson } from './person.ts';

describe('comparableAddress', () => {
  it.each([
    ['asha@example.com', 'asha@example.com'],
    ['Asha@Example.COM', 'asha@example.com'],
    ['asha+demo@example.com', 'asha@example.com'],
    ['asha+demo+two@example.com', 'asha@example.com'],
    ['a.sha@example.com', 'a.sha@example.com'],
    ['A.s.ha+x@gmail.com', 'asha@gmail.com'],
    ['a.sha+x.y@GoogleMail.com', 'asha@gmail.com'],
    ['a.sha@mail.gmail.com', 'a.sha@mail.gmail.com'],
    ['a.sha@notgmail.com', 'a.sha@notgmail.com'],
    // There is no mailbox before the tag.
    ['+tag@example.com', '+tag@example.com'],
  ])('turns %s into %s', (address, comparable) => {
    expect(comparableAddress(address)).toBe(comparable);
  });
});

describe('namePerson', () => {
  it('returns the same hash for all spellings of a mailbox, without the address in it', () => {
    expect(namePerson('As.Ha+1@gmail.com')).toBe(namePerson('asha@googlemail.com'));
    expect(namePerson('asha@gmail.com')).not.toBe(namePerson('mira@gmail.com'));
    expect(namePerson('asha@gmail.com')).toMatch(/^[\w-]{22}$/);
  });
});
