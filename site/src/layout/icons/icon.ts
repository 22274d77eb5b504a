import { placeMark, svgAddress } from 'contract/content/mark.ts';
import { TOKEN_COLORS } from 'contract/site/token-colors.ts';
import { ownMark, paint } from '../../brand-look.ts';
import { mark } from '../../design/ui/mark.ts';

/** Threads of the mark where it does not follow a scheme: this indigo works on light and dark, between the token's two. */
export const MARK_COLORS = { human: TOKEN_COLORS.human[0], agent: '#6a5ff0' };

const THREADS = `<path stroke='${MARK_COLORS.human}' d='${mark.warp}'/><path stroke='${MARK_COLORS.agent}' d='${mark.weft}'/>`;
const WOVEN = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${mark.size} ${mark.size}' fill='none' stroke-width='3'>${THREADS}</svg>`;
/** Margin of the mark on each side, for a picture that a phone cuts to its own shape. */
const MARGIN = 0.22;

/** Returns the mark, whose colours work on light and dark. */
export function drawMark(): string {
  const own = ownMark();
  return own
    ? `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${mark.size} ${mark.size}'>${placeMark(own, 0, 0, mark.size)}</svg>`
    : paint(WOVEN);
}

/**
 * Returns the mark as the page's icon. In the page itself it weighs less than the request for a file would, and a
 * browser does not ask for it again when the calculator changes the address.
 */
export function iconAddress(): string {
  return svgAddress(ownMark()?.svg ?? paint(WOVEN));
}

/** Returns the mark on paper, for what shows no icon without a ground. */
export function drawTile(): string {
  const margin = mark.size * MARGIN;
  const size = mark.size + 2 * margin;
  const own = ownMark();
  const ground = `<rect x='${-margin}' y='${-margin}' width='${size}' height='${size}' fill='${TOKEN_COLORS.paper[0]}'/>`;
  const inside = own ? paint(ground) + placeMark(own, 0, 0, mark.size) : paint(ground + THREADS);
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-margin} ${-margin} ${size} ${size}' fill='none' stroke-width='3'>${inside}</svg>`;
}
