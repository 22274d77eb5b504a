import { describe, expect, it } from 'vitest';
import { drawPortrait, portraitPath } from '../../design/pictures/portrait.ts';
import { employees } from './employees.ts';

describe('drawPortrait', () => {
  it.each(employees.map(({ persona, portrait }) => [persona.name, portrait] as const))(
    'draws %s as an image with a size, closed and without a gap',
    (_name, portrait) => {
      const svg = drawPortrait(portrait);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="96" height="96" .*<\/svg>$/);
      expect(svg).not.toMatch(/undefined|NaN/);
    },
  );

  it('shows what a face is given', () => {
    const plain = drawPortrait({ hair: 'crop', color: '#ffffff' });

    expect(drawPortrait({ hair: 'bob', color: '#ffffff' })).not.toBe(plain);
    expect(drawPortrait({ hair: 'crop', color: '#ffffff', extra: 'glasses' })).not.toBe(plain);
    expect(drawPortrait({ hair: 'crop', color: '#eeeeee' })).toContain('#eeeeee');
  });
});

describe('portraitPath', () => {
  it('is the address of the built file', () => {
    expect(portraitPath('Ava')).toBe('/avatars/ava.svg');
  });
});
