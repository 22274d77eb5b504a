import { styleOfShapes } from 'contract/site/drawing-style.ts';
import type { CoverFact } from 'contract/site/site-locals.ts';
import { brandTokens } from '../../brand-look.ts';
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
 * The picture of an article that has none of its own, as SVG: one number of its first drawing, or the name of
 * its category, which decides on the ground. It has no size, so that it fills any box and is cut by none.
 */
export async function drawCover(category: string, fact: CoverFact = { reads: category }): Promise<string> {
  // These bits give our own categories each ground about as often.
  const colors = GROUNDS[(hashText(category) >>> 6) % GROUNDS.length] ?? GROUNDS[0];
  const shapes = [
    `<rect class="${colors.ground}" width="100%" height="100%" fill="currentColor"/>`,
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMinYMid meet">`,
    lighten(await outline(<LargeNumber {...fact} />, WIDTH, HEIGHT)),
    fact.share === undefined
      ? bar(colors.mark, 96)
      : bar(colors.track, INNER) + bar(colors.mark, (INNER * fact.share) / 100),
    '</svg>',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${styleOfShapes(shapes, brandTokens())}</style>${shapes}</svg>`;
}

/** The number of a cover, for satori. */
function LargeNumber({ reads }: CoverFact) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'flex-end',
        width: INNER,
        height: BAR.y - 24,
        marginLeft: MARGIN,
        color: INK,
        fontSize: sizeOf(reads),
        lineHeight: 1,
        letterSpacing: '-0.03em',
        textWrap: 'balance',
      }}
    >
      {reads}
    </div>
  );
}

/** Returns the size at which a number takes one line and a few words take two: 38 pixels on the narrowest card, of 280. */
function sizeOf(reads: string): number {
  const longestWord = Math.max(...reads.split(' ').map((word) => word.length));
  const inLines =
    reads.length <= 9 ? Math.min(200, 1_250 / reads.length) : Math.min(128, 2_100 / reads.length);
  return Math.floor(Math.min(inLines, 1_250 / longestWord));
}

function bar(color: string, width: number): string {
  const { x, y, height } = BAR;
  return `<rect class="${color}" x="${x}" y="${y}" width="${Math.round(width)}" height="${height}" rx="4" fill="currentColor"/>`;
}

/** Keeps the outlines of satori's drawing alone: its masks hide nothing. */
function lighten(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$|<mask.*?<\/mask>| mask="[^"]*"/g, '')
    .replaceAll(/(?<= d=")[^"]+/g, nameFromLast)
    .replaceAll(`fill="${INK}"`, 'fill="currentColor"');
}

/** Names each point of a path from the last one, in whole units: the same for all of one letter, which compresses well. */
function nameFromLast(path: string): string {
  return path.replaceAll(/M[^M]+/g, (contour) => {
    let start: readonly number[] = [];
    let last: readonly number[] = [0, 0];
    return contour.replaceAll(/([MLQC])([-\d. ]+)/g, (_, command: string, list: string) => {
      const points = list.trim().split(' ').map(Number);
      if (command === 'M') {
        start = points;
        return `M${points.map(Math.round).join(' ')}`;
      }
      const inContour = points.map((number, at) => Math.round(number - (start[at % 2] ?? 0)));
      const named = inContour.map((number, at) => number - (last[at % 2] ?? 0));
      last = inContour.slice(-2);
      return named.every((number) => number === 0)
        ? ''
        : command.toLowerCase() + named.join(' ').replaceAll(' -', '-');
    });
  });
}
