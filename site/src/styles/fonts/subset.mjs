// Cuts the display face to what headings use: one weight, the display size, Latin letters.
// Run `npm run font -w site` after changing it, and commit the result (SIL Open Font License, see LICENSE).
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const BEYOND_ASCII = '\u00a0–‘’“”·×€';

const source = await readFile(new URL(import.meta.resolve(SOURCE)));
const subset = await subsetFont(source, ASCII + BEYOND_ASCII, {
  targetFormat: 'woff2',
  variationAxes: { wght: 640, opsz: 48, wdth: 100 },
});
await writeFile(new URL('./bricolage-display.woff2', import.meta.url), subset);
console.log(`bricolage-display.woff2: ${subset.length} bytes`);
