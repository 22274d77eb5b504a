import { expect, it } from 'vitest';
import { facePath, faces } from './faces.ts';
import { drawPortrait } from './portrait.ts';

it.each(Object.entries(faces))('draws %s, and names the file by letters only', (name, portrait) => {
  expect(drawPortrait(portrait, 'human')).toMatch(/^<svg [^>]*color="#4a2f06".*<\/svg>$/);
  expect(facePath(name)).toMatch(/^\/avatars\/[a-z]+(-[a-z]+)+\.svg$/);
});

it('gives no two people the same address', () => {
  const paths = Object.keys(faces).map(facePath);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(['Someone Else', 'constructor', ''])('returns no face for %j', (name) => {
  expect(facePath(name)).toBeUndefined();
});
