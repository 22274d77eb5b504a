import { styleOfDrawing } from 'contract/site/drawing-style.ts';
import type { CoverFact } from 'contract/site/site-locals.ts';
import { COLORS } from '../../brand-look.ts';
import { outline } from '../../layout/social-cards/draw-card.tsx';
import { hashText } from './plain-text.ts';

/** The grounds that a cover can have, and what stands out on each. */
const GROUNDS = [
  { ground: 'agent-soft', track: 'surface', mark: 'agent' },
  { ground: 'human-soft', track: 'surface', mark: 'human' },
  { ground: 'surface-raised', track: 'line', mark: 'ink' },
] as const;

const WIDTH = 800;
const HEIGHT = 400;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const BAR = { x: MARGIN, y: HEIGHT - MARGIN - 20, height: 20 };

/** Stands for the color of the page's words, which an outline cannot name. */
const INK = '#010203';

/**
 * The picture of an article that has none of its own, as SVG: one number and what it counts, or where the article has no
 * drawing with such a fact the name of its category, which decides on the ground. It has no size, so that it fills any box
 * and is cut by none.
 */
export async function drawCover(category: string, fact: CoverFact = { reads: category }): Promise<string> {
  // These bits give our own categories each ground about as often.
  const colors = GROUNDS[(hashText(category) >>> 6) % GROUNDS.length] ?? GROUNDS[0];
  const shapes = [
    `<rect class="${colors.ground}" width="100%" height="100%" fill="currentColor"/>`,
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMinYMid meet">`,
    lighten(await outline(<Words {...fact} />, WIDTH, HEIGHT)),
    fact.share === undefined
      ? bar(colors.mark, 96)
      : bar(colors.track, INNER) + bar(colors.mark, (INNER * fact.share) / 100),
    '</svg>',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${styleOfDrawing(shapes, COLORS)}</style>${shapes}</svg>`;
}

/** The number and its words, for satori. The words are 14 pixels on the narrowest card, of 280. */
function Words({ reads, words }: CoverFact) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        width: INNER,
        height: BAR.y - 28,
        marginLeft: MARGIN,
        color: INK,
      }}
    >
      <div style={{ fontSize: sizeOf(reads), lineHeight: 1, letterSpacing: '-0.03em' }}>{reads}</div>
      {words && (
        <div
          style={{
            marginTop: 8,
            fontSize: words.length > 52 ? 40 : 48,
            lineHeight: 1.1,
            textWrap: 'balance',
          }}
        >
          {words}
        </div>
      )}
    </div>
  );
}

/** Sets a number large, and a long name so that it has room in two lines. */
function sizeOf(reads: string): number {
  return Math.max(56, Math.min(144, Math.floor(1_240 / reads.length)));
}

function bar(color: string, width: number): string {
  const { x, y, height } = BAR;
  return `<rect class="${color}" x="${x}" y="${y}" width="${Math.round(width)}" height="${height}" rx="4" fill="currentColor"/>`;
}

/** Keeps the outlines of satori's drawing, a third lighter: its masks hide nothing, and its points are far from the edge. */
function lighten(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$|<mask.*?<\/mask>| mask="[^"]*"/g, '')
    .replaceAll(/([-\d.]+ [-\d.]+)L\1(?=[A-Z])/g, '$1')
    .replaceAll(/(?<= d=")[^"]+/g, nameFromLast)
    .replaceAll(`fill="${INK}"`, 'fill="currentColor"');
}

/** Names each point of a path from the last one, to a tenth. */
function nameFromLast(path: string): string {
  let last = [0, 0];
  return path.replaceAll(/([MLQC])([-\d. ]+)/g, (_, command: string, list: string) => {
    const numbers = list.trim().split(' ').map(Number);
    const from = command === 'M' ? [0, 0] : last;
    last = numbers.slice(-2);
    const named = numbers.map((number, at) => Math.round((number - (from[at % 2] ?? 0)) * 10) / 10);
    return `${command === 'M' ? command : command.toLowerCase()}${named.join(' ').replaceAll(' -', '-')}`;
  });
}
