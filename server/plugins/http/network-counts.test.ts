import { describe, expect, it } from 'vitest';
import { NetworkCounts } from './network-counts.ts';

describe('NetworkCounts', () => {
  it('limits one network, and decreases when something is closed', () => {
    const counts = new NetworkCounts();
    for (let count = 0; count < 2; count += 1) counts.add('192.0.2.1');
    expect([counts.isFull('192.0.2.1', 2), counts.isFull('192.0.2.2', 2)]).toEqual([true, false]);
    counts.remove('192.0.2.1');
    expect(counts.isFull('192.0.2.1', 2)).toBe(false);
  });

  it('limits an IPv6 /48 to four times as much', () => {
    const counts = new NetworkCounts();
    for (let network = 1; network <= 8; network += 1) counts.add(`2001:db8:1:${network}::`);
    expect(counts.isFull('2001:db8:1:99::', 2)).toBe(true);
    expect(counts.isFull('2001:db8:2:99::', 2)).toBe(false);
    counts.remove('2001:db8:1:1::');
    expect(counts.isFull('2001:db8:1:99::', 2)).toBe(false);
  });
});
