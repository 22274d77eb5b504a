import { describe, expect, it } from 'vitest';
import { stateChange } from './lead-states.rules.ts';

describe('stateChange', () => {
  it.each([
    ['new', 'working', false, 'plain'],
    ['new', 'spam', false, 'plain'],
    ['won', 'new', false, 'plain'],
    ['spam', 'new', false, 'plain'],
    ['handled', 'handled', false, 'none'],
    ['quarantined', 'new', true, 'release'],
    ['quarantined', 'spam', true, 'plain'],
    ['quarantined', 'won', true, 'impossible'],
    ['quarantined', 'handled', true, 'impossible'],
    ['spam', 'quarantined', true, 'plain'],
    ['spam', 'new', true, 'impossible'],
    ['spam', 'quarantined', false, 'impossible'],
    ['new', 'quarantined', false, 'impossible'],
  ] as const)('from %s to %s, with held messages %s: %s', (from, to, hasHeldMessages, change) => {
    expect(stateChange(from, to, hasHeldMessages)).toBe(change);
  });
});
