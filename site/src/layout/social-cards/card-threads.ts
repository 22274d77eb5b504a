import { ownMark, paint } from '../../brand-look.ts';
import { mark } from '../../design/ui/mark.ts';
import { weave } from '../../design/ui/weave.ts';
import { drawMark, MARK_COLORS } from '../icons/icon.ts';
import { CARD_HEIGHT } from './social-cards.ts';

const { human, agent } = MARK_COLORS;

const THREADS = 15;
const PITCH = CARD_HEIGHT / THREADS;
const cloth = weave(THREADS, PITCH, 11);
/** Length of the end of each thread of the agents outside the cloth: it is still being woven. */
const LOOSE_ENDS = Array.from({ length: THREADS }, (_, row) => Math.round(44 + 36 * Math.sin(row * 0.95)));
const LOOSE_WIDTH = Math.max(...LOOSE_ENDS);

/** Width of the cloth at the right edge of the card, which cuts it. */
export const CLOTH_WIDTH = 460;

const CLOTH = `<g transform="translate(${LOOSE_WIDTH})">${threads(human, cloth.warp)}${threads(agent, cloth.weft + LOOSE_ENDS.map(looseEnd).join(''))}</g>`;

/** Returns the mark of the brand, as the source of an image. */
export function drawMarkImage(): string {
  return ownMark()
    ? svgImage(drawMark())
    : imageOf(mark.size, mark.size, 3, threads(human, mark.warp) + threads(agent, mark.weft));
}

/** Returns the cloth that people's threads and agents' threads make, from the top of the card to its bottom. */
export function drawCloth(): string {
  return imageOf(CLOTH_WIDTH, CARD_HEIGHT, 9, CLOTH);
}

function threads(color: string, path: string): string {
  return `<path stroke="${color}" d="${path}"/>`;
}

function looseEnd(length: number, row: number): string {
  return `M${-length} ${(row + 0.5) * PITCH}H0`;
}

function imageOf(width: number, height: number, strokeWidth: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="${strokeWidth}">${content}</svg>`;
  return svgImage(paint(svg));
}

/** An SVG as the source of an image. */
export function svgImage(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
