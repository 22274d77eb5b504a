import { type Mark, markOf } from 'contract/content/mark.ts';
import { DESIGN_COLORS, recolorHtml, recolorSheet, recolorStyle } from 'contract/site/brand-colors.ts';
import { type TokenColors, tokenColors } from 'contract/site/token-colors.ts';
import { drawnFor } from './drawn-for.ts';

/** Returns the tokens, light and dark, as the brand has them: for what no CSS variable reaches. Call it while drawing. */
export function brandTokens(): TokenColors {
  return tokenColors(brandColors());
}

/** Returns the mark that takes the place of the woven one. */
export function ownMark(): Mark | undefined {
  return markOf(drawnFor().content?.one('site').mark ?? '');
}

/** Returns a drawing in colors of the design as the brand has it. */
export function paint(drawing: string): string {
  return recolorStyle('', drawing, brandColors());
}

/** Returns a style sheet as the brand has it. */
export function paintSheet(sheet: string): string {
  return recolorSheet(sheet, brandColors());
}

/** Returns a page with the styles of its head as the brand has them. */
export function paintPage(page: string): string {
  const end = page.indexOf('</head>');
  return recolorHtml(page.slice(0, end), brandColors()) + page.slice(end);
}

function brandColors() {
  return drawnFor().content?.one('site').colors ?? DESIGN_COLORS;
}
