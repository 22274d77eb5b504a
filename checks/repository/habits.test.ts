import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { copyOfDocument, copyOfModule } from './copy-of.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Places whose contrast no reader hears as a habit: it limits a duty, or stands in an example of a component or in
 * words to copy.
 */
const NOT_HEARD = /\.test\.tsx?$|\.d\.ts$|content\/en\/(?:legal|answers|templates)\//;

const said = globSync(['site/src/**/*.{ts,tsx}', 'content/en/**/*.{md,yaml}'], {
  cwd: ROOT,
  exclude: ['content/en/blog'],
})
  .filter((file) => !NOT_HEARD.test(file))
  .flatMap((file) =>
    (file.startsWith('content/') ? copyOfDocument : copyOfModule)(
      file,
      readFileSync(`${ROOT}${file}`, 'utf8'),
    ).map(({ line, text }) => ({
      text,
      place: `${file}:${line} ${text}`,
    })),
  );

/** Habits that a reader notices after four pages, and how often the whole site may say it (docs/voice.md, rule 6). */
it.each([
  ['“X, not Y”', /[\p{L}\d”], not \p{L}/u, 4],
  ['what the colors of the threads mean', /\b(?:indigo|marigold)\b/i, 1],
] as const)(
  'says %s only now and then',
  (_, habit, most) => {
    const places = said.filter(({ text }) => habit.test(text)).map(({ place }) => place);
    expect(places.length, places.join('\n')).toBeLessThanOrEqual(most);
  },
  120_000,
);
