import { WIDE } from 'contract/site/drawing-style.ts';
import { coverPart, covers } from './covers.ts';
import { developerFigures } from './developer-figures.ts';
import { operationsFigures } from './operations-figures.ts';
import { salesFigures } from './sales-figures.ts';
import { Sheet } from './sheet.ts';
import { startFigures } from './start-figures.ts';
import { supportFigures } from './support-figures.ts';

/** The figures of the sample articles, by the names of their files. */
export const figures: Readonly<Record<string, (sheet: Sheet) => void>> = {
  ...startFigures,
  ...supportFigures,
  ...salesFigures,
  ...operationsFigures,
  ...developerFigures,
};

/**
 * The file of a figure: drawn for the width of a phone, and within that for the width of an article's column and for the
 * cover.
 */
export function drawFigure(name: string): string {
  const [draw, cover] = [figures[name], covers[name]];
  if (!draw || !cover) throw new Error(`${name} lacks its drawing or its cover`);
  const [narrow, wide] = [new Sheet(false), new Sheet(true)];
  draw(narrow);
  draw(wide);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${narrow.viewBox}">`,
    narrow.shapes,
    `  <svg class="${WIDE}" viewBox="${wide.viewBox}">`,
    wide.shapes,
    '  </svg>',
    coverPart(cover),
    '</svg>',
    '',
  ].join('\n');
}
