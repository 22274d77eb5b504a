import { TOKEN_COLORS } from './token-colors.ts';

/** Colors that a drawing may name by its classes: all but the one that only emails have a use for. */
const { ink, 'surface-quiet': _ofEmails, ...OTHERS } = TOKEN_COLORS;

export const DRAWING_COLORS: ReadonlySet<string> = new Set(['ink', ...Object.keys(OTHERS)]);

/** The class of the part that a page shows in place of the rest where there is room. */
export const WIDE = 'wide';

const FACE = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

/** A class sets the color; what fills or strokes says `currentColor`, as letters do by themselves. */
export const DRAWING_STYLE = [
  `svg{font:15px ${FACE}}text{fill:currentColor}.${WIDE}{display:none}svg,`,
  ...rulesFor(0),
  '@media(prefers-color-scheme:dark){svg,',
  ...rulesFor(1),
  '}',
].join('');

function rulesFor(side: 0 | 1): string[] {
  return Object.entries({ ink, ...OTHERS }).map(([name, color]) => `.${name}{color:${color[side]}}`);
}
