import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SITE = fileURLToPath(new URL('../../site/src/', import.meta.url));

it('uses no field of type number: browsers drop the comma of 7,5 in it, and the wheel changes it', () => {
  const files = globSync('**/*.{tsx,ts,astro}', { cwd: SITE }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const isNumberField = /\btype(?:=|: )\{?['"]number['"]/;
  expect(files.filter((file) => isNumberField.test(readFileSync(SITE + file, 'utf8')))).toEqual([]);
});
