import { describe, expect, it } from 'vitest';
import { drawFigure, drawPortrait, portraitPath } from '../../design/pictures/portrait.ts';
import { employees } from './employees.ts';

describe('drawPortrait', () => {
  it.each(employees().map(({ persona, portrait }) => [persona.name, portrait] as const))(
    'draws %s as a complete SVG with a size',
    (_name, portrait) => {
      const svg = drawPortrait(portrait);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="96" height="96" .*<\/svg>$/);
      expect(svg).not.toMatch(/undefined|NaN/);
    },
  );

  it('draws hair, color and extras of a face', () => {
    const plain = drawPortrait({ hair: 'crop', color: '#ffffff' });

    expect(drawPortrait({ hair: 'bob', color: '#ffffff' })).not.toBe(plain);
    expect(drawPortrait({ hair: 'crop', color: '#ffffff', extra: 'glasses' })).not.toBe(plain);
    expect(drawPortrait({ hair: 'crop', color: '#eeeeee' })).toContain('#eeeeee');
  });
});

describe('drawFigure', () => {
  it('draws the same person without a ground', () => {
    const figure = drawFigure({ hair: 'crop', color: '#eeeeee' });
    expect(figure).not.toMatch(/<rect|<style|#eeeeee/);
    const person = figure.slice(figure.indexOf('>') + 1);
    expect(drawPortrait({ hair: 'crop', color: '#eeeeee' })).toContain(person);
  });
});

describe('portraitPath', () => {
  it('returns the address of the built file', () => {
    expect(portraitPath('Ava')).toBe('/avatars/ava.svg');
  });
});
