import { TOKEN_COLORS } from 'contract/site/token-colors.ts';

/** Colours that a drawing may name by its classes: all but the one that only emails have a use for. */
const { ink, 'surface-quiet': _ofEmails, ...OTHERS } = TOKEN_COLORS;

const FACE = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

/** A class sets the colour; what fills or strokes says `currentColor`, as letters do by themselves. */
export const DRAWING_STYLE = [
  `svg{font:15px ${FACE}}text{fill:currentColor}svg,`,
  ...rulesFor(0),
  '@media(prefers-color-scheme:dark){svg,',
  ...rulesFor(1),
  '}',
].join('');

function rulesFor(side: 0 | 1): string[] {
  return Object.entries({ ink, ...OTHERS }).map(([name, color]) => `.${name}{color:${color[side]}}`);
}
