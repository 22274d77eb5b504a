import { placeMark, svgAddress } from 'contract/content/mark.ts';
import { COLORS, OWN_MARK, paint } from '../../brand-look.ts';
import { mark } from '../../design/ui/mark.ts';

/** Threads of the mark where it does not follow a scheme: this indigo works on light and dark, between the token's two. */
export const MARK_COLORS = { human: COLORS.human[0], agent: paint('#6a5ff0') };

const threads = `<path stroke='${MARK_COLORS.human}' d='${mark.warp}'/><path stroke='${MARK_COLORS.agent}' d='${mark.weft}'/>`;

/** The mark, whose colours work on light and dark. */
export const iconSvg = OWN_MARK
  ? `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${mark.size} ${mark.size}'>${placeMark(OWN_MARK, 0, 0, mark.size)}</svg>`
  : `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${mark.size} ${mark.size}' fill='none' stroke-width='3'>${threads}</svg>`;

/**
 * The mark as the page's icon. In the page itself it weighs less than the request for a file would, and a
 * browser does not ask for it again when the calculator changes the address.
 */
export const ICON = svgAddress(OWN_MARK ? OWN_MARK.svg : iconSvg);

/** Margin of the mark on each side, for a picture that a phone cuts to its own shape. */
const MARGIN = 0.22;

/** The mark on paper, for what shows no icon without a ground. */
export const tileSvg = (() => {
  const margin = mark.size * MARGIN;
  const size = mark.size + 2 * margin;
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-margin} ${-margin} ${size} ${size}' fill='none' stroke-width='3'><rect x='${-margin}' y='${-margin}' width='${size}' height='${size}' fill='${COLORS.paper[0]}'/>${OWN_MARK ? placeMark(OWN_MARK, 0, 0, mark.size) : threads}</svg>`;
})();
