import { WIDE } from 'contract/site/drawing-style.ts';
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

/** The file of a figure: drawn for the width of a phone, and within that for the width of an article's column. */
export function drawFigure(draw: (sheet: Sheet) => void): string {
  const [narrow, wide] = [new Sheet(false), new Sheet(true)];
  draw(narrow);
  draw(wide);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${narrow.viewBox}">`,
    narrow.shapes,
    `  <svg class="${WIDE}" viewBox="${wide.viewBox}">`,
    wide.shapes,
    '  </svg>',
    '</svg>',
    '',
  ].join('\n');
}
