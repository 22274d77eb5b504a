import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const DESK = fileURLToPath(new URL('../../desk/src/', import.meta.url));

it('formats dates, clocks and numbers of the desk in one place, by the setting of the person', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: DESK }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g;
  const formats =
    /\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat)\b|\.toLocale\w*String\(|\b[AP]M\b/;
  expect(
    files.filter((file) => formats.test(readFileSync(DESK + file, 'utf8').replaceAll(comment, ''))),
  ).toEqual(['shared/formats.ts']);
});
