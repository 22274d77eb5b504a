import { describe, expect, it } from 'vitest';
import { WatchedMap } from './watched-map.ts';

describe('WatchedMap', () => {
  it('tells what is set after its first entries, until it is no longer watched', () => {
    const map = new WatchedMap([['a', 1]]);
    const watching = new AbortController();
    const told: string[] = [];
    map.onSet((key) => told.push(`${key} ${map.get(key)}`), watching.signal);
    map.set('a', 2);
    watching.abort();
    map.set('b', 3);
    expect(told).toEqual(['a 2']);
    expect([...map.replaced]).toEqual(['a', 'b']);
  });
});
