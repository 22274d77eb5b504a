import { drawingStyle } from 'contract/site/drawing-style.ts';
import { tokenColors } from 'contract/site/token-colors.ts';
import { content } from '../../../shared/content.ts';

/** Returns the style of drawings in the colors of the site. */
export function readDrawingStyle(): string {
  return drawingStyle(tokenColors(content().one('site').colors));
}
