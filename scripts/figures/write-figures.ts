// Draws the figures of the sample articles: `npm run figures`.
import { writeFileSync } from 'node:fs';
import { drawFigure, figures } from './draw-figure.ts';

const FOLDER = new URL('../../content/en/blog/figures/', import.meta.url);

for (const name of Object.keys(figures)) {
  writeFileSync(new URL(`${name}.svg`, FOLDER), drawFigure(name));
}
