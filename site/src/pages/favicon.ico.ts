import { drawIcon, packIcons } from '../layout/icons/draw-icon.ts';
import { iconSvg } from '../layout/icons/icon.ts';

const SIZES = [16, 32, 48];

/** Icon for bookmarks, feed readers and crawlers, which read no page; pages bring their icon along. */
export const GET = () =>
  new Response(packIcons(new Map(SIZES.map((size) => [size, drawIcon(iconSvg, size)]))), {
    headers: { 'content-type': 'image/x-icon' },
  });
