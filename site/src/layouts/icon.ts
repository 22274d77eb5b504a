import { brand } from '../brand.ts';
import { mark } from '../ui/mark.ts';

const threads = `<path stroke='${brand.colors.human}' d='${mark.warp}'/><path stroke='${brand.colors.agent}' d='${mark.weft}'/>`;
const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${mark.size} ${mark.size}' fill='none' stroke-width='3'>${threads}</svg>`;

/**
 * The mark as the page's icon. In the page itself it weighs less than the request for a file would, and a
 * browser does not ask for it again when the calculator changes the address. Its colours work on light and dark.
 */
export const ICON = `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
