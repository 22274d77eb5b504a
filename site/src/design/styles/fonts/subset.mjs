// Cuts the three faces to what the site sets: headings in one weight at the display size, text from regular to semibold, code
// in one weight; Latin letters, kerning and, in text, figures of one width.
// Run `npm run font -w site` after changing it, and commit the result (SIL Open Font License, see LICENSE).
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
/** Signs of code, which no heading has; with their kerning they are a fifth of the face. */
const CODE = '#@^~\\|{}<>=_[]*`"';
const BEYOND_ASCII = '\u00a0–‘’“”·×';

const FACES = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    file: 'bricolage-display.woff2',
    letters: `${[...ASCII].filter((letter) => !CODE.includes(letter)).join('')}${BEYOND_ASCII}€`,
    features: ['kern'],
    axes: { wght: 640, opsz: 48, wdth: 100 },
  },
  {
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    file: 'geist-text.woff2',
    letters: `${ASCII}${BEYOND_ASCII}…é`,
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    file: 'geist-mono.woff2',
    letters: `${ASCII}${BEYOND_ASCII}…é`,
    features: [],
    axes: { wght: 400 },
  },
];

for (const { source, file, letters, features, axes } of FACES) {
  const face = await readFile(new URL(import.meta.resolve(source)));
  const subset = await subsetFont(face, letters, {
    targetFormat: 'woff2',
    // All others, such as small capitals and fractions, are a third of the face, and no style uses them.
    keepFeatures: features,
    noHinting: true,
    dropTables: ['STAT'],
    variationAxes: axes,
  });
  await writeFile(new URL(file, import.meta.url), subset);
  console.log(`${file}: ${subset.length} bytes`);
}
