import { expect, it } from 'vitest';
import { facePath, faces } from './faces.ts';
import { drawPortrait } from './portrait.ts';

it.each(Object.entries(faces))('%s has a face, at an address of letters', (name, portrait) => {
  expect(drawPortrait(portrait, 'human')).toMatch(/^<svg [^>]*color="#4a2f06".*<\/svg>$/);
  expect(facePath(name)).toMatch(/^\/avatars\/[a-z]+(-[a-z]+)+\.svg$/);
});

it('no two people share an address', () => {
  const paths = Object.keys(faces).map(facePath);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(['Someone Else', 'constructor', ''])('%j has none', (name) => {
  expect(facePath(name)).toBeUndefined();
});
