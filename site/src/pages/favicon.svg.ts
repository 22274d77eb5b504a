import { weave } from '../ui/weave.ts';

const { warp, weft, size } = weave(3, 7, 2.6, 5);

/** The mark as an icon. It stands alone, so its colours are written out; both work on light and dark. */
export function GET() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke-width="3"><path stroke="#d98e04" d="${warp}"/><path stroke="#6a5ff0" d="${weft}"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
