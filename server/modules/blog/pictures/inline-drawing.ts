import { DRAWING_COLORS, WIDE } from 'contract/site/drawing-style.ts';
import type { InlineDrawing } from 'contract/site/site-locals.ts';

/** Beginning of each file of `convertDrawing`: its size, and the style that a page has by itself. */
const OPENING = /^<svg xmlns="[^"]*" viewBox="([-\d. ]+)"[^>]*><style>[^<]*<\/style>/;
const WIDE_PART = new RegExp(`<svg class="${WIDE}" viewBox="([-\\d. ]+)">((?:(?!</?svg).)*)</svg>`, 's');

/**
 * Returns the part of a drawing's file that a page shows within its HTML, so that its words are set in the face of the
 * page.
 * @param file as `convertDrawing` wrote it: shapes and words, each element closed
 * @returns `undefined` for one that only an image can show: it holds what HTML would read as a part of its own
 */
export function inlineDrawing(file: string, id: string): InlineDrawing | undefined {
  const opening = OPENING.exec(file);
  if (!opening || !file.endsWith('</svg>')) return undefined;
  const inside = file.slice(opening[0].length, -'</svg>'.length);
  const [part = '', wideBox, wide] = WIDE_PART.exec(inside) ?? [];
  const narrow = inside.replace(part, () => '');
  if (/<\/?(?:svg|title|desc)\b/i.test(narrow)) return undefined;
  return {
    narrow: { viewBox: opening[1] ?? '', shapes: keepApart(narrow, id) },
    ...(wideBox && wide ? { wide: { viewBox: wideBox, shapes: keepApart(wide, id) } } : {}),
  };
}

/**
 * Classes and ids mean nothing in the page around it: of classes the colors stay, and ids get the drawing's own name.
 */
function keepApart(shapes: string, id: string): string {
  const prefix = `drawing-${id.slice(0, 8)}-`;
  return shapes
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const colors = names.split(/\s+/).filter((name) => DRAWING_COLORS.has(name));
      return colors.length > 0 ? ` class="${colors.join(' ')}"` : '';
    })
    .replaceAll(/ id="/g, ` id="${prefix}`)
    .replaceAll(/="url\(#/g, `="url(#${prefix}`);
}
