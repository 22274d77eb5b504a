import { mark } from '../ui/mark.ts';

/** The mark as an icon. It stands alone, so its colours are written out; both work on light and dark. */
export function GET() {
  const threads = `<path stroke="#d98e04" d="${mark.warp}"/><path stroke="#6a5ff0" d="${mark.weft}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}" fill="none" stroke-width="3">${threads}</svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
