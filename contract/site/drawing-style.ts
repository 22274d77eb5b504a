import { TOKEN_COLORS, type TokenColors } from './token-colors.ts';

/** Colors that a drawing may name by its classes: all but the one that only emails have a use for. */
export const DRAWING_COLORS: ReadonlySet<string> = new Set(
  Object.keys(TOKEN_COLORS).filter((name) => name !== 'surface-quiet'),
);

/** The class of the part that a page shows in place of the rest where there is room. */
export const WIDE = 'wide';

/** The class of the part that only the cover of an article shows: a number, and a bar as wide as its share. */
export const COVER = 'cover';

const FACE = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

/** A class sets the color; what fills or strokes says `currentColor`, as letters do by themselves. */
export function drawingStyle(colors: TokenColors): string {
  const shown = `svg{font:15px ${FACE}}text{fill:currentColor}.${WIDE},.${COVER}{display:none}`;
  return shown + colorsWhere(colors, () => true);
}

/** Returns the style of shapes without words, with only the colors that they name: all colors weigh too much. */
export function styleOfShapes(shapes: string, colors: TokenColors): string {
  const named = new Set(
    [...shapes.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return colorsWhere(colors, (name) => named.has(name));
}

function colorsWhere({ ink, ...colors }: TokenColors, isNamed: (name: string) => boolean): string {
  const others = Object.entries(colors).filter(([name]) => DRAWING_COLORS.has(name) && isNamed(name));
  const rulesFor = (side: 0 | 1) =>
    [['ink', ink] as const, ...others].map(([name, color]) => `.${name}{color:${color[side]}}`).join('');
  return `svg,${rulesFor(0)}@media(prefers-color-scheme:dark){svg,${rulesFor(1)}}`;
}
