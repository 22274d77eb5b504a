import { describe, expect, it } from 'vitest';
import { acceptedCodings } from './content-coding.ts';

describe('acceptedCodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['gzip;q=0', ['identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['br;q=0, *', ['gzip', 'identity']],
    ['identity;q=0, br', ['br']],
    ['identity', ['identity']],
    ['BR', ['br', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['gzip ; q=0.0 , br ; q=1.0', ['br', 'identity']],
    ['deflate', ['identity']],
    [';;;,,,q=', ['identity']],
    [`br,${'a;q=0.1,'.repeat(100)}`, ['br', 'identity']],
    [`br,${'a;q=0.1,'.repeat(200)}`, ['identity']],
  ])('reads %j as %j', (header, codings) => {
    expect(acceptedCodings(header)).toEqual(codings);
  });

  it('limits how many headers it remembers', () => {
    for (let count = 0; count < 2_000; count += 1) acceptedCodings(`x${count}, br`);
    expect(acceptedCodings('br')).toEqual(['br', 'identity']);
  });
});
